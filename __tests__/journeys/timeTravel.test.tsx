import { text } from '../../src/texts/text';
// Before the store, whose library looks for DevTools when it is loaded.
import '../support/devToolsExtension';

import { screen } from '@testing-library/react';
import { act } from 'react';
import { PAST_REMARK } from '../../src/app/devTools/timeTravel';
import { writeRecording } from '../../src/app/recordings/history';
import { createRootReducer, type RootState } from '../../src/app/rootReducer';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { sampleOf } from '../support/breadth';
import { type LiftedStore, liftedStoreOf } from '../support/devToolsExtension';
import { openPortal, textOf } from '../support/journey';

const jump = (lifted: LiftedStore, index: number) =>
  act(async () => void lifted.dispatch({ type: 'JUMP_TO_STATE', index }));

describe('Travelling back in time', () => {
  it.each(sampleOf(['dialogs-all', 'typical', 'everything', 'arrears'], 2))(
    'sends and stores nothing, whichever recorded state of %s is shown, dialogs and decisions among them',
    async (member) => {
      const portal = await openPortal({ member, at: '/portfolio', devTools: true });
      await portal.pass(5_000);
      const accept = screen.queryByRole('button', { name: 'Accept' });
      if (accept !== null) await portal.user.click(accept);
      await portal.pass(10_000);
      const lifted = liftedStoreOf(portal.store);
      const { computedStates, currentStateIndex } = lifted.getState();
      const page = textOf(portal.container);
      const before = portal.sandbox.sent();
      expect(before.updates).toHaveLength(member === 'dialogs-all' ? 1 : 0);
      expect(computedStates.length).toBeGreaterThan(20);
      localStorage.clear();

      for (const index of computedStates.keys()) {
        await jump(lifted, index);
        await portal.pass(0);
      }
      await portal.pass(10_000);
      await jump(lifted, currentStateIndex);
      await portal.settle();

      expect(portal.sandbox.sent()).toEqual(before);
      expect(localStorage).toHaveLength(0);
      expect(textOf(portal.container)).toBe(page);
      expect(portal.crashes).toEqual([]);
    },
  );

  // Rule `past.click`.
  it('does nothing at a click on a page of the past but say so, each time, and goes on once it is back to now', async () => {
    const portal = await openPortal({ member: 'gap-many', at: '/portfolio', devTools: true });
    await portal.pass(5_000);
    const lifted = liftedStoreOf(portal.store);
    const { computedStates } = lifted.getState();
    const before = portal.sandbox.sent();
    const status = () => document.querySelector('#announcer')?.textContent ?? '';
    const said = status();
    await jump(lifted, computedStates.length - 2);
    await portal.settle();
    const page = textOf(portal.container);
    const press = () => portal.user.click(portal.tile('gap').querySelector('a, button') ?? portal.container);
    await press();
    const words = text(PAST_REMARK.key);
    expect(status()).toBe(words);
    await press();
    expect(status()).not.toBe(words);
    expect(status().trim()).toBe(words);
    await portal.pass(2_000);
    expect(textOf(portal.container).replace(words, said)).toBe(page);
    expect(lifted.getState().computedStates).toHaveLength(computedStates.length);
    expect(portal.followed).toEqual([]);

    await jump(lifted, computedStates.length - 1);
    await portal.settle();
    expect(status()).toBe(said);
    expect(portal.sandbox.sent()).toEqual(before);
    await press();
    await portal.settle();
    expect(lifted.getState().computedStates.length).toBeGreaterThan(computedStates.length);
    expect(portal.crashes).toEqual([]);
  });

  it('shows the warning of the end of a session where it stood, and neither prolongs the session nor ends it', async () => {
    const session = { ...defaultConfiguration.session, lifetime: { idleMs: 900_000 } };
    const portal = await openPortal({ devTools: true, configuration: { session } });
    await portal.pass(785_000);
    const warning = () => screen.queryByRole('dialog', { name: 'You will be signed out in 2 minutes' });
    expect(warning()).toBeInTheDocument();
    const lifted = liftedStoreOf(portal.store);
    const { currentStateIndex } = lifted.getState();
    const before = portal.sandbox.sent();
    await jump(lifted, 2);
    expect(warning()).toBeNull();
    await portal.pass(1_000);
    await jump(lifted, currentStateIndex);
    await portal.settle();
    expect(warning()).toBeInTheDocument();
    expect(portal.sandbox.sent()).toEqual(before);
    expect(portal.crashes).toEqual([]);
  });

  // Rule `session.file`.
  it.each(sampleOf(['everything', 'arrears', 'hostile'], 2))(
    'an exported session of %s is imported, shown, and sends nothing',
    async (member) => {
      const portal = await openPortal({ member, at: '/portfolio', devTools: true });
      const tiles = () =>
        [...portal.container.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset.tile);
      const shown = tiles();
      const lifted = liftedStoreOf(portal.store);
      const { actionsById, computedStates, stagedActionIds } = lifted.getState();
      const recorded = stagedActionIds.slice(1).flatMap((id) => actionsById[id] ?? []);
      const before = portal.sandbox.sent();
      const begun = computedStates[0]?.state as RootState;
      const text = writeRecording('0', createRootReducer(begun.configuration), begun, recorded);
      await act(async () => void lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(text) }));
      await portal.pass(5_000);
      expect(lifted.getState().computedStates).toHaveLength(recorded.length + 1);
      expect(tiles()).toEqual(shown);
      expect(textOf(portal.container)).toMatch(/\btext \d+/);
      await jump(lifted, 2);
      await portal.pass(5_000);
      expect(tiles()).toEqual([]);
      expect(portal.sandbox.sent()).toEqual(before);
      expect(portal.crashes).toEqual([]);
    },
  );
});
