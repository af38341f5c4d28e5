import styled from '@emotion/styled';
import { mobileLayout, railLayout, wideLayout } from './layouts';
import { column, onStage, panel, wrapping } from './mixins';

// The portal's mark drawn as an arch with room below it.
const shelter =
  'var(--decoration, radial-gradient(farthest-side at bottom,#0000 20.3%,var(--sun) 20.8% 31.5%,#0000 32% 43%,color-mix(in srgb,var(--brand) 50%,#0000) 43.5% 54.2%,#0000 54.7% 65.7%,color-mix(in srgb,var(--brand) 30%,#0000) 66.2% 76.9%,#0000 77.4% 88.4%,color-mix(in srgb,var(--brand) 16%,#0000) 88.9% 99.5%,#0000))';

// Its size: whole on a phone, whatever the size of the text.
const shelterSize = 'min(21.6rem, 100vw - 2.25rem) min(10.8rem, 50vw - 1.125rem)';

/** The page's one `main`: `data-bare` with nothing but a heading, whose room the mark takes; `data-tall` with more than a window. */
export const Page = styled.main`
  display: grid;
  flex: 1;
  align-content: start;
  grid-template-columns:
    [full-start] minmax(var(--space-page), 1fr) [page-start] minmax(0, var(--content-width)) [page-end]
    minmax(var(--space-page), 1fr) [full-end];
  /* The footer starts below the first screenful, so that its movement while the page loads is never visible. */
  &[data-tall] {
    min-block-size: 100vh;
  }
  padding-block-end: 3rem;
  > * {
    grid-column: page;
    margin-block-start: var(--row);
  }
  @media screen and (forced-colors: none) {
    &[data-bare] {
      background: ${shelter} no-repeat center bottom / ${shelterSize};
    }
  }
`;

/** The title band of a screen: its `h1`, and at the end what concerns the whole page; with `data-alone`, never anything. */
export const PageHeading = styled.div`
  ${onStage}
  ${wrapping}
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-1) var(--page-edge) var(--space-4);
  background: var(--stage);
  color: var(--stage-ink);
  && {
    grid-column: full;
    margin: 0;
  }
  > h1 {
    min-inline-size: 0;
  }
  /* No higher than the heading: nothing moves when it disappears. */
  > p {
    margin-block: -0.375rem;
    color: var(--stage-muted);
  }
  /* There is no room beside the heading. What stands below it has its room from the start, so that nothing moves. */
  @media (max-width: 520px) {
    align-content: start;
    padding-block: 0 var(--space-3);
    &:not([data-alone]) {
      min-block-size: 4.5625rem;
    }
    > p {
      flex-basis: 100%;
      margin-block: -0.1875rem;
    }
  }
`;

/** What a screen shows below its heading (rule `overview.order`); with `data-railed` the rewards are beside the products. */
export const Place = styled.div<{ 'data-place': 'actions' | 'banners' | 'rewards' | 'after' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--row);
  &:empty {
    display: none;
  }
  &&[data-place='banners'] {
    grid-column: full;
  }
  @media ${wideLayout} {
    &[data-place='banners'] {
      grid-row: 5;
    }
    /* On the edge of the title band. */
    main > :first-child + [data-place='actions'] ~ &[data-place='banners'] {
      margin: 0;
      background: linear-gradient(var(--stage) 55%, #0000 55%);
    }
    &[data-place='actions'] {
      grid-row: 6;
    }
    /* Between them are three rows of the products. */
    &[data-place='rewards'] {
      grid-row: 10;
    }
    &[data-place='after'] {
      grid-row: 11;
    }
  }
  @media ${railLayout} {
    &[data-place='rewards'][data-railed] {
      grid-row: 8;
      justify-self: end;
      inline-size: calc(25% - 0.75 * var(--space-4));
      margin-block-start: 0;
    }
  }
`;

/** Secondary text below or beside a heading. */
export const Lead = styled.p`
  max-inline-size: 36rem;
  color: var(--ink-muted);
  font-size: var(--text-lead);
`;

/** A block of a screen: its `h2` and its content, evenly spaced. */
export const Section = styled.section`
  ${column}
  gap: var(--space-3);
`;

/** A panel on a page that has little else: its words beside the mark, if there is room for both (rule `text.words`). */
export const ShelterPanel = styled.div`
  ${column}
  justify-content: center;
  gap: var(--space-2);
  min-block-size: calc(13rem * var(--decorated, 1));
  padding: var(--space-6);
  padding-inline-end: clamp(var(--space-6), (100% - 44rem) * 99, max(var(--space-6), 26rem * var(--decorated, 1)));
  ${panel('large')}
  box-shadow: var(--shadow-rest);
  background: ${shelter} no-repeat right 2rem bottom / clamp(0rem, (100% - 44rem) * 99, 21.6rem) 10.8rem, var(--surface);
  @media ${wideLayout} {
    [dir='rtl'] & {
      background-position: left 2rem bottom, 0 0;
    }
  }
  /* A phone number stays whole if it fits. */
  a:not([data-kind]) {
    display: inline-block;
  }
  @media ${mobileLayout} {
    padding: var(--space-6);
    padding-block-end: max(var(--space-6), min(12.5rem, 50vw + 0.575rem) * var(--decorated, 1));
    background-position: center bottom, 0 0;
    background-size: ${shelterSize}, auto;
  }
  @media (forced-colors: active), print {
    padding: var(--space-6);
    background-image: none;
  }
`;
