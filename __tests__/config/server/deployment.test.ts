import { asNginx, describeDeployment } from '../../../config/server/deployment';
import { NONCE } from '../../../config/server/page';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { makeDist } from './serving';

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

it('nginx sets every header on every answer, with the number of its request as the nonce', () => {
  const { pageHeaders } = describeDeployment(makeDist(), configuration);
  const lines = asNginx(pageHeaders).trim().split('\n');
  expect(lines).toHaveLength(Object.keys(pageHeaders).length);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  expect(asNginx(pageHeaders)).toContain("'nonce-$request_id'");
  expect(asNginx(pageHeaders)).not.toContain(NONCE);
});
