/** The style of the sandbox's pages, served as a file so that a strict content security policy holds. */
export const style = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f9, #14161b);
  --paper: light-dark(#fff, #1e2128);
  --ink: light-dark(#1b1f2a, #eceef3);
  --quiet: light-dark(#565e70, #a8b0c0);
  --line: light-dark(#dfe3ec, #343946);
  --accent: light-dark(#1f4fd8, #8fb0ff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 72rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 0 0.5rem; }
h2 { font-size: 1.25rem; margin-block: 0 0.75rem; }
a { color: var(--accent); margin-inline-end: 1rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin-block: 1.25rem; }
.people { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
.people li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem; }
.people li.present { border-color: var(--accent); border-width: 2px; }
.people p { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
label { max-inline-size: 100%; }
input, button { font: inherit; max-inline-size: 100%; padding: 0.375rem 0.625rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); color: inherit; }
button { background: var(--accent); color: var(--paper); border-color: transparent; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; font-size: 0.875rem; }
dd { margin: 0; color: var(--quiet); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.625rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`;
