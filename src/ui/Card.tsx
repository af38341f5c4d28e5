import styled from '@emotion/styled';
import { linkTarget, ofService, panel, smallPrint } from './mixins';

/** A card: a picture at the side if the words have room (rule `text.words`); its link covers it all. */
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  column-gap: var(--space-4);
  padding: var(--space-3);
  overflow-wrap: anywhere;
  ${panel('large')}
  &:has(> img) {
    grid-template-columns: clamp(0rem, (100% - 14rem) * 99, min(6rem, 30%)) minmax(0, 1fr);
  }
  > img {
    grid-row: 1 / span 3;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 7rem;
    object-fit: cover;
    border-radius: var(--radius-medium);
    background: var(--sunken);
  }
  > :is(h3, p) {
    ${ofService}
  }
  > p {
    ${smallPrint}
    line-height: 1.4;
  }
  > a {
    ${linkTarget}
    grid-row: 3;
    justify-self: start;
  }
  > a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius-large);
  }
  @media (min-width: 1200px) {
    &:has(> img) {
      grid-template-columns: clamp(0rem, (100% - 14rem) * 99, min(9rem, 35%)) minmax(0, 1fr);
    }
  }
  [data-lead] & {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    padding: 0 var(--space-5) var(--space-3);
    overflow: clip;
    > a {
      grid-row: 4;
    }
    > img {
      grid-row: 1;
      inline-size: calc(100% + 2 * var(--space-5));
      max-inline-size: none;
      block-size: auto;
      aspect-ratio: 2;
      margin: 0 calc(-1 * var(--space-5)) var(--space-3);
      border-radius: 0;
    }
  }
`;
