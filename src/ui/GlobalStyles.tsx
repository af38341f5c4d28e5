import { css, Global, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme';
import { themeProperties } from './themeProperties';

const reset = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable;scroll-padding-block:var(--space-7)}
body{margin:0;min-block-size:100vh;background:var(--canvas);color:var(--ink);font:400 var(--text-body)/1.55 var(--fonts);
overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0}
h1,h2,h3,h4{font-weight:650;line-height:1.2;text-wrap:balance}
h1{font-size:var(--text-page);letter-spacing:-.022em}
h2{font-size:var(--text-section);letter-spacing:-.012em}
h3,h4{font-size:var(--text-title);letter-spacing:-.006em}
p{text-wrap:pretty}
img,svg,video{max-inline-size:100%}
img,video{block-size:auto}
button,input,select,textarea{font:inherit;color:inherit}
a{color:var(--brand);text-underline-offset:.18em;text-decoration-thickness:.07em}
a:hover{color:var(--brand-strong)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--radius-small)}
[tabindex="-1"]:focus{outline:none}
[tabindex="-1"]:focus-visible{outline:2px solid var(--focus);outline-offset:4px}
bdi{unicode-bidi:isolate}
body:has(dialog[open]){overflow:hidden}
html:has(dialog[open]){background:color-mix(in srgb,var(--canvas),rgb(20 26 43) 48%)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;
animation-iteration-count:1!important;transition-duration:.01ms!important;transition-delay:0s!important;scroll-behavior:auto!important}}
@media print{body{background:none}}`;

const globalStyles = css(themeProperties(theme) + reset);

/** The design tokens as custom properties, and the reset: rendered once, at the top of the page. */
export const GlobalStyles = () => <Global styles={globalStyles} />;

/** The emotion theme for everything inside, together with {@link GlobalStyles}. */
export const PortalTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <GlobalStyles />
    {children}
  </ThemeProvider>
);
