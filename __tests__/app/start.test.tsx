import { waitFor } from '@testing-library/react';

// Rule `start.failure`.
it('A start that fails is written to the console, and the page is told to show its text', async () => {
  const startFailed = jest.fn();
  // jsdom does not say what it can draw.
  Object.assign(window, { CSS: { supports: () => true }, startFailed });
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('The configuration cannot be read.');
  jest.spyOn(document, 'getElementById').mockImplementationOnce(() => {
    throw failure;
  });
  await import('../../src/index');
  await waitFor(() => expect(startFailed).toHaveBeenCalledTimes(1));
  expect(written.mock.calls).toEqual([['The application could not start.', failure]]);
});
