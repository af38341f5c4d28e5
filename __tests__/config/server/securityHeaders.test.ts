import { contentSecurityPolicy } from '../../../config/server/securityHeaders';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';

const sourcesOf = (name: string, content: Partial<typeof defaultConfiguration.content>): string | undefined =>
  contentSecurityPolicy('<p>', {
    ...defaultConfiguration,
    content: { ...defaultConfiguration.content, ...content },
  })('N')
    .split('; ')
    .find((directive) => directive.startsWith(name));

const pictureSources = (content: Partial<typeof defaultConfiguration.content>) => sourcesOf('img-src', content);

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
    expect(pictureSources(content)).toBe(`img-src 'self' data:${sources}`);
  });

  it('never include http addresses in general', () => {
    expect(pictureSources({ pictureOrigins: ['*'] })?.split(' ')).not.toContain('http:');
  });
});

// Rule `session.form`.
describe("The policy's forms", () => {
  const formsOf = (session: Partial<typeof defaultConfiguration.session>, signInUrl = '/portal/sign-in') =>
    contentSecurityPolicy('<p>', {
      ...defaultConfiguration,
      signInUrl,
      session: { ...defaultConfiguration.session, ...session },
    })('N')
      .split('; ')
      .find((directive) => directive.startsWith('form-action'));

  it.each([
    ['nowhere, if nobody signs out', {}, "'none'"],
    ['nowhere, if a link signs out', { signOutUrl: '/out' }, "'none'"],
    ['to the portal', { signOutUrl: '/out', signOutMethod: 'post' as const }, "'self'"],
    [
      "to the sign-out's origin",
      { signOutUrl: 'https://login.example/out?a', signOutMethod: 'post' as const },
      "'self' https://login.example",
    ],
  ])('lead %s', (_, session, sources) => {
    expect(formsOf(session)).toBe(`form-action ${sources}`);
  });

  it('lead to where the answer to signing out may lead on to', () => {
    const session = { signOutUrl: '/out', signOutMethod: 'post' as const };
    expect(formsOf(session, 'https://login.example/?goto={address}')).toBe("form-action 'self' https://login.example");
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
    expect(sourcesOf('connect-src', content)).toBe(`connect-src 'self' data:${sources}`);
  });
});
