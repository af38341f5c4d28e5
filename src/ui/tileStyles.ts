import styled from '@emotion/styled';

/** The tile's surface; `--accent` colours it. Links and buttons other than the heading's stand above the stretched link. */
export const TileArticle = styled.article`
--accent:var(--brand);
position:relative;display:flex;flex-direction:column;gap:var(--space-4);min-inline-size:0;min-block-size:10rem;
padding:var(--space-5);background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-large);
box-shadow:var(--shadow-rest);transition:box-shadow .2s,border-color .2s,translate .2s;
&:has(>h2>a:hover,>h3>a:hover){border-color:color-mix(in srgb,var(--accent) 55%,var(--line));box-shadow:var(--shadow-raised);translate:0 -2px}
&:has(>h2>a:active,>h3>a:active){box-shadow:var(--shadow-rest);translate:0 0}
&:has(>h2>a:focus-visible,>h3>a:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
&>h2>a:focus-visible,&>h3>a:focus-visible{outline:none}
&>h2>a::after,&>h3>a::after{content:'';position:absolute;inset:0;border-radius:var(--radius-large)}
&>:not(h2,h3) :is(a,button,input,summary){position:relative;z-index:1}
@media (max-width:40rem){min-block-size:8.75rem;padding:var(--space-4)}
@media (forced-colors:active){border-color:CanvasText;&:has(>h2>a:hover,>h3>a:hover){border-color:Highlight}}
`;

/** The tile's heading: the icon on its accent, the link or name, and an arrow where there is a link. */
export const TileHeading = styled.h2`
display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-3);font-size:var(--text-title);line-height:1.25;letter-spacing:-.006em;
>a{color:inherit;text-decoration:none}
>a,>span+span{flex:1 1 min-content;min-inline-size:0;overflow-wrap:break-word}
&:has(>a)::after{content:'';flex:none;margin-inline-start:auto;inline-size:.5rem;block-size:.5rem;
border:solid var(--ink-muted);border-width:2px 2px 0 0;rotate:45deg;transition:translate .2s,border-color .2s}
[dir=rtl] &:has(>a)::after{rotate:-135deg}
&:has(>a:hover)::after{border-color:var(--accent);translate:calc(3px*var(--inline-direction)) 0}
`;

/** The area's icon on a tint of the area's colour. */
export const TileIcon = styled.span`
flex:none;display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:var(--radius-medium);
background:color-mix(in srgb,var(--accent) 12%,var(--surface));color:var(--accent);
`;

/** What the tile says. */
export const TileBody = styled.div`
display:flex;flex-direction:column;gap:var(--space-3);flex:1;min-inline-size:0;
`;

/** The tile's shape before its content. */
export const TileSkeleton = styled.div`
display:flex;flex-direction:column;gap:var(--space-2);padding-block:.25rem;
`;

/** The tile's words in error. */
export const TileUnavailable = styled.p`
display:flex;align-items:center;gap:var(--space-2);color:var(--ink-muted);font-weight:550;
svg{flex:none;color:var(--ink-muted);inline-size:1.25em;block-size:1.25em}
`;
