import { createSecretMemory } from '../../src/platform/secrets';

/** A visit with a cookie that stays and a token that is renewed. */
const visit = () => {
  let token = 'token-0';
  const known = createSecretMemory(() => ['cookie', token]);
  return {
    known,
    renew: (times: number) => {
      for (let time = 1; time <= times; time += 1) {
        token = `token-${time}`;
        known();
      }
    },
  };
};

// Rule `log.redaction`.
describe('The secrets of a visit', () => {
  it('are remembered after they have been renewed', () => {
    const { known, renew } = visit();
    renew(2);
    expect(known()).toEqual(['cookie', 'token-0', 'token-1', 'token-2']);
  });

  it('are fifty at most, however often they are renewed, and always the current ones', () => {
    const { known, renew } = visit();
    renew(200);
    expect(known().length).toBeLessThanOrEqual(50);
    expect(known()).toEqual(expect.arrayContaining(['cookie', 'token-160', 'token-199', 'token-200']));
  });
});
