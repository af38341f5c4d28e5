// Taken before a test sets virtual time.
const turn = globalThis.setTimeout;

/** Passes so many turns of the event loop, which takes no time, and which a busy machine cannot make too few. */
export const passTurns = async (count: number): Promise<void> => {
  for (let turns = 0; turns < count; turns += 1) await new Promise((resolve) => turn(resolve, 0));
};
