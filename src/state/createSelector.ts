import { createSelectorCreator } from 'reselect';

type AnyFunction = (...given: never[]) => unknown;

/** A function of the state alone, which is not run again for the state that it was given last. */
export const rememberLast = <Select extends (state: never) => unknown>(select: Select): Select => {
  let last: unknown = rememberLast;
  let result: unknown;
  const remembering = (state: never): unknown => {
    if (state !== last) {
      result = select(state);
      last = state;
    }
    return result;
  };
  return remembering as Select;
};

// Its own loop, because this runs for each selector and event.
const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let index = 0; index < some.length; index += 1) if (some[index] !== others[index]) return false;
  return true;
};

/** A function that is not run again for the inputs that it was given last. */
const rememberInputs = <Combine extends AnyFunction>(combine: Combine): Combine => {
  let last: readonly unknown[] | undefined;
  let result: unknown;
  const remembering = (...inputs: never[]): unknown => {
    if (last === undefined || !areSame(inputs, last)) {
      result = combine(...inputs);
      last = inputs;
    }
    return result;
  };
  return remembering as Combine;
};

/**
 * Makes a selector of the state alone, which remembers its last result, because there is one state at a time. By itself
 * reselect would keep the results for all states that still exist, in weak maps for each input, which are a burden to
 * the garbage collection.
 */
export const createSelector = createSelectorCreator({ memoize: rememberInputs, argsMemoize: rememberLast });
