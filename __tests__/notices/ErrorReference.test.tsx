import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ErrorReference, referenceCopyRequested } from '../../src/notices';

const show = (reference: string | undefined) => {
  const events: unknown[] = [];
  const store = configureStore({
    reducer: (state: object = {}, event: unknown) => {
      events.push(event);
      return state;
    },
  });
  events.length = 0;
  const { container } = render(
    <Provider store={store}>
      <ErrorReference reference={reference} />
    </Provider>,
  );
  return { container, events };
};

describe('The reference of a failure', () => {
  it('can be read, and copied', () => {
    const { container, events } = show('MI3K9X2A-4F7QZB');
    expect(container).toHaveTextContent('Reference MI3K9X2A-4F7QZB');
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(events).toEqual([referenceCopyRequested({ reference: 'MI3K9X2A-4F7QZB' })]);
  });

  it('is not rendered without a reference', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });
});
