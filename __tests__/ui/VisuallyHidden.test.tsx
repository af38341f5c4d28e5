import { render, screen } from '@testing-library/react';
import { Announcer } from '../../src/ui/VisuallyHidden';

// Rules `overview.announcer`, `overview.remarks`.
it('The announcer says what came last; a remark stays while the page loads, and never hides the outcome', () => {
  const view = (load: string, remark: string) => (
    <>
      <p id="announcer" role="status" />
      <Announcer load={load} loading="Loading" remark={remark} />
    </>
  );
  const { rerender } = render(view('Loading', ''));
  const said = (load: string, remark: string) => {
    rerender(view(load, remark));
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
});
