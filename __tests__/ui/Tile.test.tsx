import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepFocus } from '../../src/platform/keepFocus';
import { DebtAlert } from '../../src/ui/DebtAlert';
import { followed } from '../../src/ui/followed';
import { RetryButton } from '../../src/ui/Retry';
import { statusClassOf, Tile } from '../../src/ui/Tile';
import { TileLink } from '../../src/ui/TileParts';

const stayOnThePage = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stayOnThePage));
afterEach(() => document.removeEventListener('click', stayOnThePage));

/** Shows a tile with two links inside it; returns the names of the links that were followed. */
const showLinks = (): readonly string[] => {
  const links: string[] = [];
  render(
    <Tile tile="card" heading="Card" href="/card" onFollow={() => links.push('tile')} kind="loaded">
      <TileLink href="/account" {...followed(() => links.push('account'))}>
        View account
      </TileLink>
      <DebtAlert message="You owe R 5.00" href="/pay" onFollow={() => links.push('debt')} />
    </Tile>,
  );
  return links;
};

describe('a tile', () => {
  // Rules `tile.status`, `tile.unavailable`.
  it.each([
    ['shows its body once loaded', { kind: 'loaded', status: 'Active' }, 'status-active', 'Policy'],
    ['is busy and unavailable while it loads', { kind: 'loading' }, 'unavailable', ''],
    ['says that it is unavailable', { kind: 'unavailable' }, 'unavailable', 'Unavailable'],
  ] as const)('is an article named by its heading with the link to the product, and %s', (_, shown, name, body) => {
    render(
      <Tile tile="gap" heading="Gap cover" href="/gap" {...shown}>
        <p>Policy</p>
      </Tile>,
    );
    const tile = screen.getByRole('article', { name: 'Gap cover' });
    expect(tile).toHaveAttribute('data-tile', 'gap');
    expect(tile).toHaveAttribute('aria-busy', String(shown.kind === 'loading'));
    expect(tile).toHaveClass(name, { exact: false });
    expect(tile.classList.contains('unavailable')).toBe(name === 'unavailable');
    expect(tile).toHaveTextContent(new RegExp(`^Gap cover${body}$`));
    const heading = within(tile).getByRole('heading', { name: 'Gap cover', level: 3 });
    expect(within(heading).getByRole('link', { name: 'Gap cover' })).toHaveAttribute('href', '/gap');
  });

  it('has no link without an address', () => {
    render(<Tile tile="card" heading="Card" kind="loaded" />);
    expect(screen.getByRole('article', { name: 'Card' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('reports which of its links is followed, by click or by the middle button, and by no other', async () => {
    const links = showLinks();
    for (const name of ['View account', 'Fix it now Card', 'Card']) {
      const target = screen.getByRole('link', { name });
      await userEvent.click(target);
      await userEvent.pointer([
        { keys: '[MouseMiddle]', target },
        { keys: '[MouseRight]', target },
      ]);
    }
    expect(links).toEqual(['account', 'account', 'debt', 'debt', 'tile', 'tile']);
  });

  it('can show its own failure text, and gets the focus of a button that tried again once it succeeds', async () => {
    keepFocus(document);
    const asked: string[] = [];
    const draw = (kind: 'unavailable' | 'loaded', busy = false) => (
      <Tile
        tile="card"
        heading="Card"
        kind={kind}
        failure={<RetryButton name="Card" busy={busy} onRetry={() => asked.push('card')} />}
      />
    );
    const { rerender } = render(draw('unavailable'));
    const button = screen.getByRole('button', { name: 'Try again: Card' });
    await userEvent.click(button);
    rerender(draw('unavailable', true));
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Trying again: Card');
    expect(button).toHaveFocus();
    expect(asked).toEqual(['card']);
    await act(async () => rerender(draw('loaded')));
    expect(screen.getByRole('article', { name: 'Card' })).toHaveFocus();
  });
});

// Rule `tile.status`.
it.each([
  ['Active', 'status-active'],
  ['Debit  Order Due', 'status-debit-order-due'],
  [' Gold\t+ "Plus" ', 'status-gold-plus'],
  ['Très\u00a0bien', 'status-très-bien'],
  ['SILVER_STAR-2', 'status-silver_star-2'],
  ['***', undefined],
  [' ', undefined],
  [undefined, undefined],
])('The class of a status %p is %p', (status, name) => {
  expect(statusClassOf(status)).toBe(name);
});

it('A debt alert says what is owed and where to fix it, without interrupting screen readers', () => {
  render(<DebtAlert message="You owe R 5.00" href="/portfolio/online-payments" />);
  // With a plain blank.
  expect(screen.getByRole('paragraph').textContent).toBe('You owe R 5.00');
  expect(screen.getByRole('link', { name: 'Fix it now' })).toHaveAttribute('href', '/portfolio/online-payments');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
