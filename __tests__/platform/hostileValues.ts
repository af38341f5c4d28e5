/** What code can throw to break an error reporter. */
export const hostileValues = (): readonly [string, unknown][] => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const trap = {
    get message(): string {
      throw new Error('trap');
    },
    get stack(): string {
      throw new Error('trap');
    },
    toString(): string {
      throw new Error('trap');
    },
  };
  return [
    ['null', null],
    ['undefined', undefined],
    ['a string', 'text'],
    ['a symbol', Symbol('s')],
    ['a frozen error', Object.freeze(new Error('frozen'))],
    ['a cyclic object', cyclic],
    ['an object without prototype', Object.create(null)],
    ['an object whose getters throw', trap],
    ['a revoked proxy', revoked.proxy],
    ['an error with a stack of garbage', Object.assign(new Error('x'), { stack: '(((@@@:::\n'.repeat(100) })],
    ['an error whose message is not a text', Object.assign(new Error('x'), { message: 7 })],
    ['a function', () => undefined],
  ];
};
