import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import { safeAddress } from '../../platform/address';
import { linkFollowed } from '../../state/eventMeta';
import { useCarousel } from '../../state/useCarousel';
import { CarouselSection } from '../../ui/CarouselSection';
import { followed } from '../../ui/followed';
import type { ItemsPerPage } from '../../ui/layouts';
import { chevron, panel, row } from '../../ui/mixins';
import { worded } from '../../ui/shortened';
import { detailsCarousel, detailsSlice } from './slice';

const sideBySide: ItemsPerPage = {
  wide: 4,
  narrower: [
    { query: '(max-width: 767.98px)', items: 1 },
    { query: '(max-width: 1023.98px)', items: 2 },
    { query: '(max-width: 1439.98px)', items: 3 },
  ],
};

const LinkTile = styled.a`
  ${row}
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-4);
  ${panel('medium')}
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    border-color: var(--brand);
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: var(--radius-medium);
  }
  &::after {
    ${chevron}
    flex: none;
    margin-inline-end: 0.25rem;
    transform: rotate(calc(90deg * var(--inline-direction) - 45deg));
  }
`;

/** The links that have a description and a safe address; none while loading and after a failure (rule `details.hidden`). */
export const selectDetailsLinks = createSelector([detailsSlice.select], (answer) => {
  const links = answer.status === 'loaded' ? answer.summary.Details : [];
  return links
    .flatMap(({ Description: description, Link }) => {
      const address = safeAddress(Link);
      return description === undefined || address === undefined ? [] : [{ description, address }];
    })
    .map((link, index) => ({ ...link, key: `detail ${index}`, position: index + 1 }));
});

/** "Manage your details": a slider of links; nothing while there are none (rule `details.perPage`). */
export const Details = () => {
  const dispatch = useDispatch();
  const links = useSelector(selectDetailsLinks);
  return (
    <CarouselSection
      heading={{ key: 'details.heading' }}
      items={links}
      renderItem={({ description, address, position }) => (
        <LinkTile
          data-private=""
          href={address}
          {...followed(() => dispatch(linkFollowed(`details ${position}`)))}
          {...worded(description)}
        />
      )}
      sideBySide={sideBySide}
      {...useCarousel(detailsCarousel, links)}
    />
  );
};
