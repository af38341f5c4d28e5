import { contentSecurityPolicy } from '../../../config/server/securityHeaders';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';

const sourcesOf = (name: string, changes: Partial<RuntimeConfiguration>): string | undefined =>
  contentSecurityPolicy('<p>', { ...defaultConfiguration, ...changes })('N')
    .split('; ')
    .find((directive) => directive.startsWith(name));

const withContent = (content: Partial<RuntimeConfiguration['content']>) => ({
  content: { ...defaultConfiguration.content, ...content },
});

const signingOut = (session: Partial<RuntimeConfiguration['session']>, signInUrl = '/portal/sign-in') => ({
  signInUrl,
  session: { ...defaultConfiguration.session, ...session },
});

describe('The picture sources of the policy', () => {
  it.each([
    ['of the portal only, if nothing is configured', {}, ''],
    ['of the content management', { origin: 'https://content.example' }, ' https://content.example'],
    [
      'of the configured origins, each once',
      { origin: 'https://a.example', pictureOrigins: ['https://A.example:443', 'https://b.example'] },
      ' https://a.example https://b.example',
    ],
    ['of any https address', { pictureOrigins: ['*'] }, ' https:'],
  ])('are those %s', (_, content, sources) => {
    expect(sourcesOf('img-src', withContent(content))).toBe(`img-src 'self' data:${sources}`);
  });
});

// Rule `session.form`.
describe("The policy's forms", () => {
  const post = { signOutUrl: '/out', signOutMethod: 'post' } as const;

  it.each([
    ['nowhere, if nobody signs out', signingOut({}), "'none'"],
    ['nowhere, if a link signs out', signingOut({ signOutUrl: '/out' }), "'none'"],
    ['to the portal', signingOut(post), "'self'"],
    [
      "to the sign-out's origin",
      signingOut({ ...post, signOutUrl: 'https://login.example/out?a' }),
      "'self' https://login.example",
    ],
    [
      'to where the answer to signing out may lead on to',
      signingOut(post, 'https://login.example/?goto={address}'),
      "'self' https://login.example",
    ],
  ])('lead %s', (_, changes, sources) => {
    expect(sourcesOf('form-action', changes)).toBe(`form-action ${sources}`);
  });
});

// Rule `content.prefix`.
describe("The policy's calls", () => {
  it.each([
    ['only the portal and data:, if nothing is configured', {}, ''],
    ['the content management', { origin: 'https://content.example' }, ' https://content.example'],
    [
      'the configured origins of fragments, each once',
      { origin: 'https://a.example', fragmentOrigins: ['https://A.example:443', 'https://b.example'] },
      ' https://a.example https://b.example',
    ],
    ['no origin of pictures', { pictureOrigins: ['*', 'https://pictures.example'] }, ''],
  ])('go to %s', (_, content, sources) => {
    expect(sourcesOf('connect-src', withContent(content))).toBe(`connect-src 'self' data:${sources}`);
  });
});
