import styled from '@emotion/styled';

/** As many columns as fit; the tiles of a row are equally tall. */
export const TileGrid = styled.div`
display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:var(--space-5);align-items:stretch;
@media (max-width:40rem){gap:var(--space-4)}
`;
