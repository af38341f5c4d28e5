import styled from '@emotion/styled';

/**
 * The place of a piece of content; as tall while it waits as once it is there. Layout containment keeps whatever classes
 * a fragment brings from laying it over the page.
 */
export const ContentPlaceBox = styled.div`
position:relative;contain:layout;min-inline-size:0;overflow-wrap:anywhere;
`;

/** The fragment's own mark-up, in the portal's look. */
export const FragmentBody = styled.div`
unicode-bidi:plaintext;
>*+*{margin-block-start:var(--space-2)}
>:first-child{margin-block-start:0}
>:last-child{margin-block-end:0}
h1,h2,h3,h4,h5,h6{margin-block:var(--space-3) var(--space-1);font-size:var(--text-body);line-height:1.3;font-weight:640}
p,ul,ol,dl,figure,blockquote,pre,table{margin-block:var(--space-2)}
ul,ol{padding-inline-start:1.25em}
li+li{margin-block-start:var(--space-1)}
dd{margin-inline-start:var(--space-4)}
figure{margin-inline:0}
blockquote{margin-inline:0;padding-inline-start:var(--space-4);border-inline-start:3px solid var(--line)}
pre{overflow-x:auto}
a{position:relative;z-index:1;display:inline-flex;flex-wrap:wrap;align-items:center;min-block-size:1.5rem;min-inline-size:1.5rem;font-weight:600}
img{max-inline-size:100%;block-size:auto;border-radius:var(--radius-small)}
table{display:block;max-inline-size:100%;overflow-x:auto;border-collapse:collapse}
th,td{padding:var(--space-2) var(--space-3);border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:break-word}
hr{max-inline-size:100%;margin-block:var(--space-4);border:0;border-block-start:1px solid var(--line)}
small,figcaption,caption{color:var(--ink-muted);font-size:var(--text-small)}
`;

/** A picture that gives way to its column. */
export const Picture = styled.img`
display:block;max-inline-size:100%;block-size:auto;border-radius:var(--radius-medium);
`;

/** `--by-day` and `--by-night` colour it where they are given; forced colours have the last word. */
export const BannerHeading = styled.h3`
margin:0;text-align:center;font-size:var(--text-section);line-height:1.25;color:var(--by-day,var(--ink));
@media (prefers-color-scheme:dark){color:var(--by-night,var(--ink))}
@media (forced-colors:active){color:CanvasText}
`;
