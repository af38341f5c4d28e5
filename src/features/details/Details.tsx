import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ChevronIcon } from '../../ui/icons';
import { LazyCarousel } from '../../ui/LazyCarousel';
import { Section } from '../../ui/Page';
import { type ItemsPerPage, useItemsPerPage } from '../../ui/useItemsPerPage';
import { type DetailsLink, selectDetailsLinks, selectFirstIndex } from './selectors';
import { linkFollowed, pageTurned } from './slice';

const sideBySide: ItemsPerPage = {
  wide: 4,
  narrower: [
    { query: '(max-width: 767.98px)', items: 1 },
    { query: '(max-width: 1023.98px)', items: 2 },
    { query: '(max-width: 1439.98px)', items: 3 },
  ],
};

const LinkTile = styled.a`
display:flex;align-items:center;justify-content:space-between;gap:var(--space-3);min-inline-size:0;min-block-size:4.5rem;
padding:var(--space-4) var(--space-5);background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-medium);
color:var(--ink);font-weight:600;text-decoration:none;box-shadow:var(--shadow-rest);
transition:box-shadow .2s,border-color .2s,translate .2s;
&:hover{border-color:var(--brand);box-shadow:var(--shadow-raised);color:var(--ink);translate:0 -2px}
&:active{translate:0 0;box-shadow:var(--shadow-rest)}
&:focus-visible{border-radius:var(--radius-medium)}
svg{flex:none;inline-size:1.125em;block-size:1.125em;color:var(--ink-muted);transition:translate .2s}
&:hover svg{color:var(--brand);translate:calc(3px*var(--inline-direction)) 0}
[dir=rtl] & svg{scale:-1 1}
@media (forced-colors:active){border-color:CanvasText;&:hover{border-color:Highlight}}
`;

/** "Manage your details": a slider of links, absent while there is none to show (spec section 2). */
export const Details = () => {
  const headingId = useId();
  const dispatch = useDispatch();
  const links = useSelector(selectDetailsLinks);
  const firstIndex = useSelector(selectFirstIndex);
  const perPage = useItemsPerPage(sideBySide);
  if (links.length === 0) return null;
  const renderLink = ({ description, address }: DetailsLink) => (
    <LinkTile href={address} onClick={() => dispatch(linkFollowed(description))}>
      <span>{description}</span>
      <ChevronIcon />
    </LinkTile>
  );
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Manage your details</h2>
      <LazyCarousel
        items={links}
        itemKey={({ key }) => key}
        renderItem={renderLink}
        perPage={perPage}
        labelledBy={headingId}
        firstIndex={firstIndex}
        onFirstIndexChange={(index) => dispatch(pageTurned(index))}
      />
    </Section>
  );
};
