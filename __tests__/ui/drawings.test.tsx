import { render, screen } from '@testing-library/react';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { Amount } from '../../src/ui/Amount';
import { Announcer } from '../../src/ui/Announcer';
import { Boundary } from '../../src/ui/Boundary';
import { type Ring, Rings } from '../../src/ui/Rings';

// Rule `money.whole`.
it.each([
  ['R 1,500,000.50', ['R 1,', '500,', '000.50']],
  ['$ 98,765.40', ['$ 98,', '765.40']],
  ['R\u00a01\u00a0500\u00a0000,50', ['R\u00a01\u00a0', '500\u00a0', '000,50']],
  ['1.500.000,50\u00a0€', ['1.', '500.', '000,50\u00a0€']],
  ['1\u202f500,50', ['1\u202f', '500,50']],
  ['1’500.50', ['1’', '500.50']],
  ['BHD 1.235', ['BHD 1.235']],
  ['R 0.00', ['R 0.00']],
])('The amount %s breaks between its groups, in the form of every language', (text, groups) => {
  const { container } = render(<Amount text={text} />);
  expect(
    container
      .querySelector('bdi')
      ?.innerHTML.split('<wbr>')
      .map((part) => part.replaceAll('&nbsp;', '\u00a0')),
  ).toEqual(groups);
});

it.each([
  ['an error', new Error('broken')],
  ['null', null],
  ['a text', 'broken'],
  ['a frozen object', Object.freeze({})],
])(
  'A part of the page that cannot be drawn shows the reference of its one record, whatever was thrown: %s',
  (_, thrown) => {
    const reported: unknown[] = [];
    const { onCaughtError } = rootErrorHooks((error) => {
      reported.push(error);
      return 'MI3K9X2A-4F7QZB';
    });
    const Broken = (): never => {
      throw thrown;
    };
    render(
      <Boundary fallback={(reference) => <p>{`Reference ${reference}`}</p>}>
        <Broken />
      </Boundary>,
      { onCaughtError },
    );
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).toBeInTheDocument();
    expect(reported).toEqual([thrown]);
  },
);

const usual = { isSet: true, inactive: false };
const exercise: Ring = { ...usual, radius: 100, value: 40, goal: 'exercise' };
const drive: Ring = { ...usual, radius: 75, value: 100, goal: 'drive' };
const money: Ring = { ...usual, radius: 50, value: 1, inactive: true, goal: 'money' };

const radiusOf = (name: string) => Number(screen.getByRole('progressbar', { name }).getAttribute('r'));

describe('the rings', () => {
  // Rule `ring.scale`.
  it('are one drawing of height 245 with a progress bar for each goal, inside each other', () => {
    const { container } = render(<Rings rings={[exercise, drive, money]} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('svg')).toHaveAttribute('height', '245');
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
    const { attributes } = screen.getByRole('progressbar', { name: 'Exercise' });
    const said = { 'aria-valuenow': '40', 'aria-valuemin': '0', 'aria-valuemax': '100', 'aria-valuetext': '40%' };
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toMatchObject(said);
    expect(radiusOf('Drive') / radiusOf('Exercise')).toBeCloseTo(0.75);
    expect(radiusOf('Money') / radiusOf('Exercise')).toBeCloseTo(0.5);
  });

  it('draw an achieved goal full and an inactive one grey, and say so in words', () => {
    render(<Rings rings={[exercise, drive, money]} />);
    const achieved = screen.getByRole('progressbar', { name: 'Drive' });
    expect(achieved).toHaveAttribute('stroke-dasharray', '100 100');
    expect(achieved).toHaveAttribute('data-achieved');
    const inactive = screen.getByRole('progressbar', { name: 'Money' });
    expect(inactive).toHaveAttribute('data-inactive');
    expect(inactive).toHaveAttribute('aria-valuetext', 'Not active, 1%');
    expect(screen.getByText('Achieved')).toBeInTheDocument();
    expect(screen.getByText('Not active, 1%')).toBeInTheDocument();
    const usualRing = screen.getByRole('progressbar', { name: 'Exercise' });
    expect(usualRing).not.toHaveAttribute('data-inactive');
    expect(usualRing).not.toHaveAttribute('data-achieved');
  });

  // Rule `ring.goals`.
  it.each([
    [{ isSet: false, value: undefined }, 'No goal yet'],
    [{ isSet: true, value: undefined }, 'Unavailable'],
  ])('have a track without a role for %j, and say "%s"', (changes, words) => {
    const { container } = render(<Rings rings={[exercise, { ...drive, ...changes }, money]} />);
    expect(container.querySelectorAll('[data-track]')).toHaveLength(3);
    expect(screen.queryByRole('progressbar', { name: 'Drive' })).toBeNull();
    // Nothing else tells screen readers.
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`Drive ${words}`]);
  });
});

// Rules `overview.announcer`, `overview.remarks`.
it('The announcer says what came last; a remark stays while the page loads, and never hides the outcome', () => {
  let remark: { words: string } | null = null;
  const view = (load: string) => (
    <>
      <p id="announcer" role="status" />
      <Announcer load={load} loading="Loading" remark={remark} words={remark?.words ?? ''} />
    </>
  );
  const { rerender } = render(view('Loading'));
  const said = (load: string, words: string, again = false) => {
    if (again || words !== (remark?.words ?? '')) remark = words === '' ? null : { words };
    rerender(view(load));
    return screen.getByRole('status').textContent;
  };
  expect(said('Loading', 'Offline')).toBe('Offline');
  expect(said('2 loaded, 1 unavailable', 'Offline')).toBe('2 loaded, 1 unavailable');
  expect(said('2 loaded, 1 unavailable', 'Online')).toBe('Online');
  expect(said('Loading', 'Online')).toBe('Online');
  expect(said('3 loaded', 'Online')).toBe('3 loaded');
  expect(said('', 'Online')).toBe('Online');
  expect(said('Loading', '')).toBe('Loading');
  expect(said('3 loaded', '')).toBe('3 loaded');
  // What stands there already would not be spoken.
  expect(said('3 loaded', '3 loaded')).toBe('3 loaded\u00a0');
  expect(said('3 loaded', '3 loaded', true)).toBe('3 loaded');
});
