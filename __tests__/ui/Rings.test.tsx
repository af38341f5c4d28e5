import { render, screen } from '@testing-library/react';
import { type Ring, Rings } from '../../src/ui/Rings';

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
