import styled from '@emotion/styled';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { text } from '../texts/text';
import { Button } from './Button';
import { dotPages, isRightToLeft, manyPages, pageForKey } from './carouselPages';
import { useReadiness } from './InteractionGuard';
import { bareButton, foot, smallPrint, square, wrapping, wrappingRow } from './mixins';

// At the end of the heading row, or in a row of its own. Each dot's target is at least 24 px large.
const Row = styled.div`
  ${wrappingRow}
  justify-content: center;
  gap: 0 var(--space-2);
  min-block-size: 2.75rem;
  --dot: 0.625rem;
  --current: 1.5rem;
  h2 ~ & {
    flex: 1 1 auto;
    justify-content: flex-end;
    /* The last dot is at the edge, not its target. */
    margin-inline-end: calc(-1 * min(1.0625rem, var(--space-page)));
  }
  > ul {
    ${wrapping}
    justify-content: inherit;
  }
  > span {
    ${smallPrint}
    font-variant-numeric: tabular-nums;
  }
  li > button {
    ${square('2.75rem')}
    ${bareButton}
    display: grid;
    place-items: center;
    padding: 0;
    &::before {
      content: "";
      box-sizing: border-box;
      ${square('var(--dot)')}
      border-radius: var(--radius-round);
      border: 2px solid var(--outline);
    }
    &:hover::before {
      border-color: var(--brand);
    }
    &[aria-disabled]::before {
      opacity: 0.55;
    }
    &[aria-current]::before {
      inline-size: var(--current);
      border-color: var(--brand);
      background: var(--brand);
    }
  }
  /* In a dialog it is the foot, and its dots share one row however large the text is. */
  dialog & {
    z-index: 2;
    inset-block-end: 0;
    gap: 0;
    margin: var(--space-3) calc(-1 * var(--edge)) calc(-1 * var(--edge-block));
    padding: var(--space-3) var(--edge);
    ${foot}
    position: sticky;
    > button {
      padding-inline: var(--space-2);
      font-size: var(--text-lead);
    }
    /* An arrow that leads nowhere is not seen, but keeps a focus that shows. */
    > button[aria-disabled="true"]:not([aria-description], :focus-visible) {
      opacity: 0;
    }
    > ul {
      flex-wrap: nowrap;
      min-inline-size: 0;
    }
    li {
      min-inline-size: 24px;
    }
    li > button {
      max-inline-size: 100%;
    }
    /* On a phone on its side it is one low row, which does not grow with the text: the slide needs the height. */
    @media (max-height: 420px) {
      --dot: 10px;
      --current: 20px;
      flex-wrap: nowrap;
      min-block-size: 44px;
      margin-block-start: 0;
      padding-block: 0;
      > button[data-kind] {
        min-block-size: 44px;
        padding-block: 0;
      }
      li > button {
        inline-size: 24px;
        block-size: 44px;
      }
    }
  }
  /* The dots have a row of their own, so that the arrows share one, with large text too. */
  @media (max-width: 34rem) and (min-height: 420.02px) {
    &:has(> button) {
      justify-content: space-between;
    }
    dialog & > button {
      padding-inline: 0;
    }
    &:has(> button) > ul {
      order: -1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
  @media (max-width: 480px) {
    main & {
      --dot: 0.5rem;
      --current: 1.125rem;
      li > button {
        inline-size: 1.5rem;
      }
    }
  }
  @media (forced-colors: active) {
    li > button[aria-current]::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface CarouselNavigationProps {
  page: number;
  count: number;
  arrows: boolean;
  onGo: (page: number) => void;
}

/** The dots of a carousel, "Page {i} of {n}" beyond ten, and "Previous" and "Next"; nothing for a single page. */
export const CarouselNavigation = ({ page, count, arrows, onGo }: CarouselNavigationProps) => {
  const readiness = useReadiness();
  const dots = useRef<HTMLUListElement>(null);
  const reachedByKey = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (reachedByKey.current === page) dots.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    reachedByKey.current = undefined;
  }, [page]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = pageForKey(event.key, page, count, isRightToLeft(event.currentTarget));
    if (target === undefined || 'aria-disabled' in readiness || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reachedByKey.current = target;
    onGo(target);
  };
  if (count <= 1) return null;
  const arrow = (words: string, target: number) =>
    arrows ? (
      <Button kind="quiet" aria-disabled={target < 0 || target === count} onClick={() => onGo(target)}>
        {words}
      </Button>
    ) : null;
  return (
    <Row>
      {arrow(text('carousel.previous'), page - 1)}
      <ul ref={dots}>
        {dotPages(page, count).map((dot) => (
          <li key={dot}>
            <button
              type="button"
              aria-label={text('carousel.goToPage', { page: dot + 1, pages: count })}
              aria-current={dot === page ? 'true' : undefined}
              onClick={() => onGo(dot)}
              onKeyDown={onKeyDown}
              {...readiness}
            />
          </li>
        ))}
      </ul>
      {count > manyPages ? <span>{text('carousel.page', { page: page + 1, pages: count })}</span> : null}
      {arrow(text('carousel.next'), page + 1)}
    </Row>
  );
};
