import { type Action, createAction } from '@reduxjs/toolkit';
import { put, type Saga, take } from '../../src/state/effects';
import { type Reaction, takeEvery, takeLatest, takeLeading, watch } from '../../src/state/watch';
import { createWorld } from '../support/world';

const knocked = createAction<string>('door/knocked');
const rang = createAction<string>('door/rang');
const opened = createAction('door/opened');
const greeted = createAction<string>('door/greeted');

/** A house that watches for what happens at its door, and what its workers did there. */
const house = (...reactions: readonly Reaction[]) => {
  const { happen, run } = createWorld({ reducer: {}, sagas: [] });
  const task = run(() => watch(...reactions));
  return { happen, task };
};

/** A worker that tells what it does: it comes, and answers once the door is open. */
const answering = (did: string[], name = '') =>
  function* answer({ payload }: ReturnType<typeof knocked>): Saga {
    did.push(`${name}comes to ${payload}`);
    try {
      yield* take(opened);
      did.push(`${name}answers ${payload}`);
    } finally {
      did.push(`${name}goes`);
    }
  };

describe('While its worker is running for an event, another one', () => {
  it.each([
    ['is answered as well', takeEvery, ['comes to a', 'comes to b', 'answers a', 'goes', 'answers b', 'goes']],
    ['is answered instead', takeLatest, ['comes to a', 'goes', 'comes to b', 'answers b', 'goes']],
    ['is ignored', takeLeading, ['comes to a', 'answers a', 'goes']],
  ] as const)('%s', async (_, react, expected) => {
    const did: string[] = [];
    const { happen } = house(react(knocked, answering(did)));
    await happen(knocked('a'), knocked('b'), opened());
    expect(did).toEqual(expected);
    did.length = 0;
    await happen(knocked('c'), opened());
    expect(did).toEqual(['comes to c', 'answers c', 'goes']);
  });
});

describe('Several reactions', () => {
  it('to one event run in their order, and do not wait for each other', async () => {
    const did: string[] = [];
    const { happen } = house(
      takeLeading(knocked, answering(did, 'the butler ')),
      takeEvery(knocked, answering(did, 'the dog ')),
    );
    await happen(knocked('a'));
    expect(did).toEqual(['the butler comes to a', 'the dog comes to a']);
    await happen(knocked('b'));
    expect(did.slice(2)).toEqual(['the dog comes to b']);
  });

  it('each hear their own events, also those that a worker puts', async () => {
    const heard: string[] = [];
    const { happen } = house(
      takeEvery(knocked, function* ({ payload }): Saga {
        heard.push(`knocked ${payload}`);
        yield* put(greeted(payload));
        yield* put(greeted(`${payload} again`));
      }),
      takeEvery(greeted, function* ({ payload }): Saga {
        heard.push(`greeted ${payload}`);
        yield* [];
      }),
    );
    await happen(rang('nobody'), knocked('a'));
    expect(heard).toEqual(['knocked a', 'greeted a', 'greeted a again']);
  });

  it('may be to whatever a function tells', async () => {
    const heard: string[] = [];
    const isOfDoor = ({ type }: Action): boolean => type.startsWith('door/');
    const { happen } = house(
      takeEvery(isOfDoor, function* ({ type }): Saga {
        heard.push(type);
        yield* [];
      }),
    );
    await happen({ type: 'window/opened' }, opened());
    expect(heard).toEqual(['door/opened']);
  });

  it('are one task, which ends its workers when it is cancelled', async () => {
    const did: string[] = [];
    const { happen, task } = house(takeEvery(knocked, answering(did)), takeLatest(rang, answering(did)));
    await happen(knocked('a'), rang('b'));
    task.cancel();
    expect(did).toEqual(['comes to a', 'comes to b', 'goes', 'goes']);
    await happen(knocked('c'));
    expect(did).toHaveLength(4);
  });
});
