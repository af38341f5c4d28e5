const throwing = () => {
  throw new Error('trap');
};

/** What code can throw to break an error reporter. */
export const hostileValues = (): readonly [string, unknown][] => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  return [
    ['null', null],
    ['undefined', undefined],
    ['a string', 'text'],
    ['a symbol', Symbol('s')],
    ['a frozen error', Object.freeze(new Error('frozen'))],
    ['a cyclic object', cyclic],
    ['an object without prototype', Object.create(null)],
    ['a proxy of which nothing can be read', new Proxy({}, { get: throwing })],
    ['an error with a stack of garbage', Object.assign(new Error('x'), { stack: '(((@@@:::\n'.repeat(100) })],
    ['an error whose message is not a text', Object.assign(new Error('x'), { message: 7 })],
    ['a function', () => undefined],
  ];
};
