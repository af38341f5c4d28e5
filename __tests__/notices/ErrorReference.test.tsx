import { act, fireEvent, screen } from '@testing-library/react';
import { ErrorReference } from '../../src/notices';
import { dialogs } from '../support/dialogs';
import { inWords } from '../support/inWords';
import { createWorld, settle } from '../support/world';

const show = (reference: string | undefined, isAllowed = true) => {
  const copied: string[] = [];
  const write = async (text: string) => {
    copied.push(text);
    return isAllowed;
  };
  const world = createWorld(dialogs, { services: { clipboard: { isAvailable: () => true, write } } });
  return { ...world, ...world.show(<ErrorReference reference={reference} />), copied };
};

const copy = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    await settle();
  });

describe('The reference of a failure', () => {
  // Rule `failure.reference`.
  it('can be unfolded, and copied, which a toast confirms', async () => {
    const { copied, state } = show('MI3K9X2A-4F7QZB');
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).not.toBeVisible();
    fireEvent.click(screen.getByText('Details for support'));
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).toBeVisible();
    expect(copied).toEqual([]);
    await copy();
    expect(copied).toEqual(['MI3K9X2A-4F7QZB']);
    expect(inWords(state().toasts)).toMatchObject([{ kind: 'success', text: 'Reference copied' }]);
  });

  it('is to be copied by hand if the browser forbids it', async () => {
    const { state, outbox } = show('MI3K9X2A-4F7QZB', false);
    await copy();
    const text = 'The reference could not be copied. Please select it and copy it by hand.';
    expect(inWords(state().toasts)).toMatchObject([{ kind: 'failure', text }]);
    expect(outbox.logged).toEqual([]);
  });

  it('is not rendered without a reference', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });
});
