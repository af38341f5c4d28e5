import { css, Global } from '@emotion/react';
import { themeProperties } from './theme';

/** The theme and the reset, taken out by this name (rules `motion.properties`, `motion.reduced`, `print.page`). */
export const globalStyles = css`
  ${themeProperties()}
  /* Not ::before and ::after: the browser would work out both of every element, with each change of style. */
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 2rem;
  }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--ink);
    font: 400 var(--text-body) / 1.5 var(--fonts);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  #root {
    display: flex;
    flex-direction: column;
    min-block-size: 100vh;
  }
  :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure) {
    margin: 0;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  h2 {
    font-size: var(--text-section);
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  :is(h3, h4, h5, h6) {
    font-size: 1.0625rem;
  }
  p {
    text-wrap: pretty;
  }
  /* In content, lists say themselves how they are marked or counted. */
  :is(ul, ol):where(:not([data-fragment] *)) {
    padding: 0;
    /* Not none: WebKit takes that for no list. */
    list-style: '';
  }
  hr {
    margin: 0;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  :is(img, svg) {
    max-inline-size: 100%;
  }
  svg {
    flex: none;
  }
  img {
    block-size: auto;
  }
  button {
    font: inherit;
    color: inherit;
  }
  a:where([href]) {
    color: var(--brand);
    font-weight: 600;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    &:hover {
      color: var(--brand-strong);
      text-decoration-thickness: 2px;
    }
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--halo);
  }
  :where(:focus-visible) {
    border-radius: var(--radius-small);
  }
  /* A heading that the page has given the focus would look like a text field. */
  [tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }
  [tabindex="-1"]:not(h1, h2, h3):focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
  }
  bdi {
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media screen {
    html[data-dialog] {
      background: color-mix(in srgb, var(--canvas), #000 60%);
      > body {
        overflow: hidden;
      }
    }
  }
  /* What has the focus is not below a bar, on a phone with its two lines either. */
  html[data-bar] {
    scroll-padding-block-start: 7rem;
  }
  /* Nor below a toast. The narrower the window is for the size of the text, the higher is one. */
  html[data-toasts] {
    scroll-padding-block-end: clamp(6.5rem, 20rem - 50vw, 50vh);
    &:not([data-toasts="1"]) {
      scroll-padding-block-end: 50vh;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after,
    ::backdrop {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Rendered once, at the top of the page. */
export const GlobalStyles = () => <Global styles={globalStyles} />;
