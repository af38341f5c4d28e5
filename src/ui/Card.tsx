import styled from '@emotion/styled';

/** A card of a carousel or a list: an optional picture on top, then its words, its link at the lower edge. */
export const Card = styled.article`
display:flex;flex-direction:column;gap:var(--space-3);min-inline-size:0;block-size:100%;padding:var(--space-5);overflow:hidden;
background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-large);box-shadow:var(--shadow-rest);
>img:first-of-type{inline-size:calc(100% + 2*var(--space-5));max-inline-size:none;margin:calc(-1*var(--space-5));margin-block-end:0;
aspect-ratio:16/9;object-fit:cover;background:var(--sunken)}
>p{color:var(--ink-muted)}
>a:last-child{margin-block-start:auto;align-self:flex-start;display:inline-flex;align-items:center;min-block-size:2.75rem;font-weight:620}
`;

/** A hairline between two settings. */
export const Separator = styled.hr`
inline-size:100%;margin:0;border:0;border-block-start:1px solid var(--line);
`;
