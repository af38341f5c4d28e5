import { createAction } from '@reduxjs/toolkit';
import { onFront } from '../../src/state/channels';
import { call, type SagaGenerator, take } from '../../src/state/effects';
import { createWorld, settle } from '../support/world';

const released = createAction('work/released');

describe('work that is done each time the page comes to the front', () => {
  const open = (worker: () => SagaGenerator) => {
    const world = createWorld({ reducer: {}, sagas: [] });
    return { ...world, task: world.run(() => onFront(worker)) };
  };

  it('is done once for each, and once more for all that come while it is being done', async () => {
    let times = 0;
    const { front, happen } = open(function* work(): SagaGenerator {
      yield* call(() => {
        times += 1;
      });
      yield* take(released);
    });
    for (let time = 0; time < 3; time += 1) front.tell();
    await settle();
    expect(times).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      await happen(released());
      expect(times).toBe(2);
    }
  });

  it('goes on after a failure, which is recorded, and ends with the portal', async () => {
    const { front, outbox, task } = open(function* work(): SagaGenerator {
      yield* call(() => {
        throw new Error('unforeseen');
      });
    });
    front.tell();
    await settle();
    front.tell();
    await settle();
    expect(outbox.logged).toEqual(['An unforeseen failure in work', 'An unforeseen failure in work']);
    task.cancel();
    await settle();
    expect(front.isHeard()).toBe(false);
  });
});
