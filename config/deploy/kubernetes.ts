import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { parseAllDocuments } from 'yaml';
import type { Image } from './dockerfile';
import { check, recipeFolder, startServer } from './trial';

type Manifest = Readonly<Record<'apiVersion' | 'kind', string>>;

/**
 * Type errors of the manifests by the types of Kubernetes, which itself would drop an unknown field; empty if there are
 * none.
 */
const faultsOf = (manifests: readonly Manifest[], folder: string): string => {
  symlinkSync(path.resolve(recipeFolder, '../../node_modules'), path.join(folder, 'node_modules'));
  const typed = manifests.map((manifest) => {
    const { apiVersion, kind } = manifest;
    return `import type { I${kind} } from 'kubernetes-models/${apiVersion}/${kind}';
export const of${kind} = ${JSON.stringify(manifest, undefined, 2)} satisfies I${kind};\n`;
  });
  writeFileSync(path.join(folder, 'manifests.ts'), typed.join(''));
  const options = ['--noEmit', '--skipLibCheck', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const compiler = path.join(folder, 'node_modules/typescript/bin/tsc');
  const compiled = spawnSync(process.execPath, [compiler, ...options, 'manifests.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return compiled.status === 0
    ? ''
    : `the compiler ended with ${compiled.status}: ${compiled.stdout}${compiled.stderr}`;
};

const statusAt = async (port: string, address: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).status;

/**
 * Checks the manifests by the types of Kubernetes, and starts what they start, without Kubernetes: the step before the
 * server, and the server with the manifests' variables, configuration and probes.
 * @param text the manifests, in YAML
 * @param folder still to be made
 * @param portal the address of the portal behind
 */
export const tryKubernetes = async (text: string, folder: string, image: Image, portal: string): Promise<void> => {
  const shared = path.join(folder, 'files');
  mkdirSync(shared, { recursive: true });
  chmodSync(shared, 0o777);
  const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
  const faults = faultsOf(manifests, folder);
  check('Kubernetes: the manifests have only known fields of the right type', faults === '', faults);

  const find = <Kind extends Manifest>(kind: Kind['kind']) =>
    manifests.find((found): found is Kind => found.kind === kind);
  const configuration = path.join(folder, 'configuration.json');
  writeFileSync(configuration, find<IConfigMap>('ConfigMap')?.data?.['configuration.json'] ?? '');
  const { initContainers = [], containers = [] } = find<IDeployment>('Deployment')?.spec?.template.spec ?? {};
  const [command = '', ...words] = initContainers[0]?.command ?? [];
  const release = (to: string) =>
    spawnSync(
      command,
      words.map((word) => word.replace('/srv/portal-files', to)),
      { cwd: image.folder, encoding: 'utf8' },
    );
  release(shared);
  const files = readdirSync(shared);
  check('Kubernetes: the step before puts its files where all replicas serve them', files.includes('scripts'), files);
  const hindered = path.join(folder, 'hindered');
  mkdirSync(hindered);
  writeFileSync(path.join(hindered, 'scripts'), 'no folder');
  const { status, stderr } = release(hindered);
  const isTold = status === 1 && /^Not all files .+\/scripts'\n$/.test(stderr);
  check('Kubernetes: a step that cannot do so says where and why, in one line', isTold, [status, stderr]);

  const { env = [], livenessProbe, readinessProbe } = containers[0] ?? {};
  const given = Object.fromEntries(env.map(({ name, value = '' }) => [name, value]));
  const here = { ADMIN_PORT: '0', PORTAL_UPSTREAM: portal, PORTAL_CONFIG: configuration, SHARED_FILES: shared };
  const lacking = Object.keys(here).filter((name) => !(name in given));
  check('Kubernetes: every variable that is replaced here is in the manifest', lacking.length === 0, lacking);
  const { port, admin } = await startServer(image, { ...given, ...here });
  for (const probe of [livenessProbe, readinessProbe]) {
    const { path: address = '', port: name } = probe?.httpGet ?? {};
    const status = await statusAt(name === 'admin' ? admin : port, address);
    check(`Kubernetes: the probe of ${address} passes`, status === 200, status);
  }
  const hidden = await statusAt(port, '/-/healthy');
  check("Kubernetes: the server's own addresses are not on the members' port", hidden === 404, hidden);
};
