import styled from '@emotion/styled';
import type { ReactNode } from 'react';

// Tiles that fit share a row, and a tile alone in its row fills it, so that no set of products leaves a hole. From
// 50rem on, three units fit, and a wide tile takes two; below, two tiles of either kind; below 35rem they are a list.
const Room = styled.div`
  container: tiles / inline-size;
  min-inline-size: 0;
`;

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  min-block-size: 100%;
  @container tiles (max-width: 34.99rem) {
    gap: 1px;
    min-block-size: 0;
    overflow: clip;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--line);
    box-shadow: var(--shadow-rest);
  }
`;

/** Tiles in rows that fill the width and share any extra height. On phones a list on one surface. */
export const TileGrid = ({ children, ...rest }: { children: ReactNode; 'aria-hidden'?: 'true' }) => (
  <Room {...rest}>
    <Rows>{children}</Rows>
  </Room>
);
