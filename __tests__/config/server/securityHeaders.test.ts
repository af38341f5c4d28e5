import { asNginx, describeDeployment, readForPortal } from '../../../config/server/deployment';
import { NONCE } from '../../../config/server/page';
import { contentSecurityPolicy } from '../../../config/server/securityHeaders';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { makeDist, makeFile } from './serving';

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

const post = { signOutUrl: '/out', signOutMethod: 'post' } as const;
const ORIGINS = ['https://A.example:443', 'https://b.example'];

// Rules `session.form`, `content.prefix`.
it.each([
  ['img-src', 'the portal only, if nothing is configured', {}, "'self' data:"],
  [
    'img-src',
    'the content management',
    withContent({ origin: 'https://content.example' }),
    "'self' data: https://content.example",
  ],
  [
    'img-src',
    'the configured origins, each once',
    withContent({ origin: 'https://a.example', pictureOrigins: ORIGINS }),
    "'self' data: https://a.example https://b.example",
  ],
  ['img-src', 'any https address', withContent({ pictureOrigins: ['*'] }), "'self' data: https:"],
  ['form-action', 'nowhere, if nobody signs out', signingOut({}), "'none'"],
  ['form-action', 'nowhere, if a link signs out', signingOut({ signOutUrl: '/out' }), "'none'"],
  ['form-action', 'the portal', signingOut(post), "'self'"],
  [
    'form-action',
    'the origin that signs out',
    signingOut({ ...post, signOutUrl: 'https://login.example/out?a' }),
    "'self' https://login.example",
  ],
  [
    'form-action',
    'where the answer to signing out may lead on to',
    signingOut(post, 'https://login.example/?goto={address}'),
    "'self' https://login.example",
  ],
  ['connect-src', 'the portal only, if nothing is configured', {}, "'self' data:"],
  [
    'connect-src',
    'the content management and the configured origins of fragments, each once',
    withContent({ origin: 'https://a.example', fragmentOrigins: ORIGINS }),
    "'self' data: https://a.example https://b.example",
  ],
  ['connect-src', 'no origin of pictures', withContent({ pictureOrigins: ['*', ...ORIGINS] }), "'self' data:"],
])('The %s of the policy allows %s', (name, _, changes, sources) => {
  expect(sourcesOf(name, changes)).toBe(`${name} ${sources}`);
});

const configuration = { ...defaultConfiguration, title: 'Another title' };

it('The page has the configuration in it, and its policy has the placeholder of the nonce and the hashes of its styles', () => {
  const { page, pageHeaders, styleHashes, addresses, nonce } = describeDeployment(makeDist(), configuration);
  expect(page).toContain('<title>Another title</title>');
  expect(page).toContain(`<script nonce="${nonce}">`);
  expect(styleHashes).toHaveLength(1);
  const policy = pageHeaders['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  expect(policy).toContain(styleHashes[0]);
  expect(pageHeaders['Cache-Control']).toBe('no-store');
  expect(addresses).toEqual(['/']);
});

it('The page is below a path, at the screens as well if locations are paths, and so are the files that it names', () => {
  const below = describeDeployment(makeDist(), { ...configuration, location: 'path' }, '/members/');
  expect(below.addresses).toEqual(['/members/', '/members/portfolio', '/members/bal-portfolio']);
  expect(below.page).toContain('src="/members/scripts/');
  expect(below.page).not.toMatch(/(?:src|href)="\/(?!members\/)/);
});

it('The configuration is what the server has before a portal: nothing is recorded, and no language is a pseudo-language', () => {
  const readFrom = (value: object) => readForPortal({ PORTAL_CONFIG: makeFile(value) });
  expect(readFrom({ sessions: 'recorded' }).sessions).toBe('off');
  expect(readFrom({ languages: ['en', 'af'], language: 'af' }).languages).toEqual(['af']);
  expect(() => readFrom({ languages: ['en', 'en-XA'] })).toThrow('languages: there are no texts in en-XA');
});

it('nginx sets every header on every answer, with the number of its request as the nonce', () => {
  const { pageHeaders } = describeDeployment(makeDist(), configuration);
  const lines = asNginx(pageHeaders).trim().split('\n');
  expect(lines).toHaveLength(Object.keys(pageHeaders).length);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  expect(asNginx(pageHeaders)).toContain("'nonce-$request_id'");
  expect(asNginx(pageHeaders)).not.toContain(NONCE);
});
