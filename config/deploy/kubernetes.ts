import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { freePort } from '../browser/freePort.mjs';
import type { Image } from './dockerfile';
import { check, startServer } from './trial';

/** One object of a Kubernetes manifest. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Wraps a value, so that `read` hears of the path of each field that is read of it. */
const watched = (value: unknown, path: string, read: (path: string) => void): unknown =>
  isObject(value)
    ? new Proxy(value, {
        get: (object, name) => {
          const field = Reflect.get(object, name) as unknown;
          if (typeof name !== 'string' || !Object.hasOwn(object, name)) return field;
          const place = `${path}/${name}`;
          read(place);
          return watched(field, place, read);
        },
      })
    : value;

const pathsOf = (value: unknown, path = ''): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, field]) => [`${path}/${name}`, ...pathsOf(field, `${path}/${name}`)])
    : [];

const readManifests = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJSON() as Manifest;
  });

/**
 * What is wrong with an object by the schema of Kubernetes for its kind, by field. Kubernetes would drop a field that
 * it does not know, which the schema allows: so one that the validator did not look at is wrong as well.
 */
const faultsOf = async (manifest: Manifest): Promise<readonly string[]> => {
  const { apiVersion, kind } = manifest;
  const module = `kubernetes-models/${apiVersion}/${kind}`;
  const models = (await import(module).catch(() => ({}))) as Record<string, new () => { validate(): void }>;
  const { validate } = models[kind]?.prototype ?? {};
  if (validate === undefined) return [`${kind}: is no kind of ${apiVersion}`];
  const seen = new Set<string>();
  const faults: string[] = [];
  try {
    validate.call(watched(manifest, '', (path) => seen.add(path)));
  } catch (cause) {
    faults.push(cause instanceof Error ? cause.message : String(cause));
  }
  const unknown = pathsOf(manifest).filter((path) => !seen.has(path));
  // Of an unknown field its own fields are not named as well.
  const topmost = unknown.filter((path) => !unknown.some((other) => path.startsWith(`${other}/`)));
  return [...faults, ...topmost.map((path) => `${kind}${path}: is not known to Kubernetes`)];
};

interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

const statusAt = async (port: number, address: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).status;

/**
 * Checks the manifests against the schemas of Kubernetes, and starts what they start, without Kubernetes: the step
 * before the server, and the server with the manifests' variables, configuration and probes.
 * @param text the manifests, in YAML
 * @param folder still to be made
 * @param portal the address of the portal behind
 */
export const tryKubernetes = async (text: string, folder: string, image: Image, portal: string): Promise<void> => {
  const manifests = readManifests(text);
  for (const manifest of manifests) {
    const faults = await faultsOf(manifest);
    check(`Kubernetes: the ${manifest.kind} has only known fields of the right type`, faults.length === 0, faults);
  }
  for (const [right, wrong, field] of [
    ['readinessProbe:', 'readinessProb:', '/readinessProb'],
    ['replicas: 2', 'replicas: two', '/replicas'],
    ['kind: Service', 'kind: Servic', 'Servic'],
  ] as const) {
    const faults = (await Promise.all(readManifests(text.replace(right, wrong)).map(faultsOf))).flat();
    check(`Kubernetes: "${wrong}" is found and named`, faults.length === 1 && faults.join().includes(field), faults);
  }

  const shared = path.join(folder, 'files');
  const configuration = path.join(folder, 'configuration.json');
  mkdirSync(shared, { recursive: true });
  chmodSync(shared, 0o777);
  const map = manifests.find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>;
  writeFileSync(configuration, map['configuration.json'] ?? '');
  const deployment = manifests.find(({ kind }) => kind === 'Deployment')?.spec as {
    template: { spec: Record<'initContainers' | 'containers', readonly Container[]> };
  };
  const { initContainers, containers } = deployment.template.spec;
  const command = initContainers[0]?.command?.map((word) => word.replace('/srv/portal-files', shared)) ?? [];
  execFileSync(command[0] ?? '', command.slice(1), { cwd: image.folder });
  const files = readdirSync(shared);
  check('Kubernetes: the step before puts its files where all replicas serve them', files.includes('scripts'), files);

  const [{ env = [], livenessProbe, readinessProbe } = {}] = containers;
  const admin = await freePort();
  // Where the server listens is decided here.
  const elsewhere = env.filter(({ name }) => name !== 'HOST' && name !== 'PORT');
  const given = Object.fromEntries(elsewhere.map(({ name, value }) => [name, value]));
  const replaced = { PORTAL_UPSTREAM: portal, PORTAL_CONFIG: configuration, SHARED_FILES: shared };
  const here = { ADMIN_PORT: String(admin), ...replaced };
  const lacking = Object.keys(here).filter((name) => !(name in given));
  check('Kubernetes: every variable that is replaced here is in the manifest', lacking.length === 0, lacking);
  const port = await startServer(image, { ...given, ...here });
  for (const probe of [livenessProbe, readinessProbe]) {
    const { path: address = '', port: name = '' } = probe?.httpGet ?? {};
    const status = await statusAt(name === 'admin' ? admin : port, address);
    check(`Kubernetes: the probe of ${address} passes`, status === 200, status);
  }
  const hidden = await statusAt(port, '/-/healthy');
  check("Kubernetes: the server's own addresses are not on the members' port", hidden === 404, hidden);
};
