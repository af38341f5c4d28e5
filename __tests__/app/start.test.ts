import { waitFor } from '@testing-library/react';

// Rule `start.failure`.
it('A start that fails is written to the console, and the page shows the text for it', async () => {
  document.body.innerHTML = '<p id="start-failed" hidden>Sorry</p>';
  // jsdom does not say what it can draw.
  Object.assign(window, { CSS: { supports: () => true } });
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('The configuration cannot be read.');
  jest.spyOn(document, 'getElementById').mockImplementationOnce(() => {
    throw failure;
  });
  await import('../../src/index');
  await waitFor(() => expect(document.getElementById('start-failed')).not.toHaveAttribute('hidden'));
  expect(written.mock.calls).toEqual([['The application could not start.', failure]]);
});
