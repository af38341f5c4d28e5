import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createPortalStore } from '../../src/app/store';
import { rootErrorHooks } from '../../src/platform/globalErrors';
import { Block } from '../../src/screens/Block';
import { fakeServices } from '../support/builders';

const Broken = (): never => {
  throw new Error('cannot be rendered');
};

describe('a block that cannot be drawn', () => {
  it('is "Unavailable" below its heading, with the reference of the record, and the rest stays', () => {
    const { store } = createPortalStore(fakeServices().services, { onSagaError: () => undefined });
    const hooks = rootErrorHooks(() => 'MI3K9X2A-4F7QZB');
    render(
      <Provider store={store}>
        <Block heading="Rewards">
          <Broken />
        </Block>
        <Block heading="Manage your details">
          <p>Links</p>
        </Block>
      </Provider>,
      { onCaughtError: hooks.onCaughtError },
    );
    const block = screen.getByRole('region', { name: 'Rewards' });
    expect(within(block).getByRole('heading', { level: 2, name: 'Rewards' })).toBeVisible();
    expect(within(block).getByText('Unavailable')).toBeVisible();
    expect(within(block).getByText('Reference MI3K9X2A-4F7QZB')).toBeVisible();
    expect(within(block).getByRole('button', { name: /Copy/ })).toBeVisible();
    expect(within(block).queryByRole('alert')).toBeNull();
    expect(screen.getByText('Links')).toBeVisible();
  });
});
