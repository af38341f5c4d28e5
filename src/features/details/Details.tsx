import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { CarouselSection } from '../../ui/CarouselSection';
import { ChevronIcon } from '../../ui/icons';
import type { ItemsPerPage } from '../../ui/useItemsPerPage';
import { selectDetailsLinks, selectFirstIndex } from './selectors';
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
  const dispatch = useDispatch();
  return (
    <CarouselSection
      heading="Manage your details"
      items={useSelector(selectDetailsLinks)}
      renderItem={({ description, address }) => (
        <LinkTile href={address} onClick={() => dispatch(linkFollowed(description))}>
          <span>{description}</span>
          <ChevronIcon />
        </LinkTile>
      )}
      sideBySide={sideBySide}
      firstIndex={useSelector(selectFirstIndex)}
      onFirstIndexChange={(index) => dispatch(pageTurned(index))}
    />
  );
};
