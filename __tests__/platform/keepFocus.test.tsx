import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { keepFocus } from '../../src/platform/keepFocus';
import { DebtAlert } from '../../src/ui/DebtAlert';

keepFocus(document);

const pageOf = (parts: ReactNode) => (
  <main tabIndex={-1}>
    <h1>Overview</h1>
    {parts}
  </main>
);

const Actions = ({ children }: { readonly children: ReactNode }) => (
  <section>
    <h2>Actions</h2>
    {children}
  </section>
);

const item = (name: string) => (
  <li key={name} data-item={name}>
    <div tabIndex={-1}>
      <a href={`#${name}`}>Review it</a>
    </div>
  </li>
);

const show = (parts: ReactNode) => {
  const { rerender } = render(pageOf(parts));
  return (others: ReactNode) => act(async () => rerender(pageOf(others)));
};

// Rules `focus.kept`, `list.focus`, `retry.focus`.
describe('The focus of a control that leaves the page', () => {
  it('goes to the control of that name in the same block', async () => {
    const change = show([
      <Actions key="actions">
        <ul>
          <li>
            <button type="button" aria-label="Go to page 2" />
          </li>
        </ul>
      </Actions>,
    ]);
    screen.getByRole('button', { name: 'Go to page 2' }).focus();
    await change([
      <button key="other" type="button" aria-label="Go to page 2" data-other="" />,
      <Actions key="actions">
        <button type="button">See all</button>
        <button type="button" aria-label="Go to page 2" />
      </Actions>,
    ]);
    expect(document.activeElement).toHaveAccessibleName('Go to page 2');
    expect(document.activeElement).not.toHaveAttribute('data-other');
  });

  it('is not given to the "Fix it now" of another product', async () => {
    const due = (product: string) => <DebtAlert key={product} as="li" name={product} message="Owed" href="#pay" />;
    const change = show(<Actions>{['Health', 'Car'].map(due)}</Actions>);
    screen.getByRole('link', { name: 'Fix it now Car' }).focus();
    await change(<Actions>{due('Health')}</Actions>);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Actions' }));
  });

  it('goes to the control of that name in the same item, wherever that is now', async () => {
    const change = show(<Actions>{['first', 'second'].map(item)}</Actions>);
    screen.getAllByRole('link')[1]?.focus();
    await change(
      <Actions>
        {item('third')}
        <ul>{['first', 'second'].map(item)}</ul>
      </Actions>,
    );
    expect(document.activeElement).toHaveAttribute('href', '#second');
  });

  it.each([
    ['the tile, which is still there', <article key="card" data-tile="card" tabIndex={-1} />, 'ARTICLE'],
    ['the heading of the block if the tile is gone', item('other'), 'H2'],
  ])('goes to %s', async (_, after, expected) => {
    const change = show(
      <Actions>
        <article key="card" data-tile="card" tabIndex={-1}>
          <button type="button">Try again</button>
        </article>
      </Actions>,
    );
    screen.getByRole('button').focus();
    await change(<Actions>{after}</Actions>);
    expect(document.activeElement?.tagName).toBe(expected);
  });

  it('goes to the heading of the screen if the block is gone', async () => {
    const change = show(<Actions>{item('first')}</Actions>);
    screen.getByRole('link').focus();
    await change(null);
    expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus();
  });

  it('goes nowhere if the member has left the control before', async () => {
    const change = show(<Actions>{item('first')}</Actions>);
    await userEvent.click(screen.getByRole('link'));
    await userEvent.click(document.body);
    await change(<Actions>{item('second')}</Actions>);
    expect(document.body).toHaveFocus();
  });

  it('stays where the member has moved it since', async () => {
    const other = (
      <button key="refresh" type="button">
        Refresh
      </button>
    );
    const change = show([item('first'), other]);
    screen.getByRole('link').focus();
    screen.getByRole('button').focus();
    await change([item('second'), other]);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
