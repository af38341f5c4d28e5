import { configureForSandbox } from '../../../config/server/sandbox';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';

describe('the configuration of a portal with the sandbox', () => {
  it("gets the sandbox's cookie, and nothing else changes", () => {
    const { session, ...rest } = defaultConfiguration;
    expect(configureForSandbox(defaultConfiguration)).toEqual({
      ...rest,
      session: { ...session, cookie: 'portal-session' },
    });
  });

  it.each([{ cookie: 'mine' }, { header: 'X-Session' }])('stays as the operator configured it: %j', (given) => {
    const configuration = { ...defaultConfiguration, session: { ...defaultConfiguration.session, ...given } };
    expect(configureForSandbox(configuration)).toBe(configuration);
  });
});
