import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../browser/freePort.mjs';
import type { Image } from './dockerfile';
import { faultsOf, readManifests } from './manifests';

interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Pod {
  readonly initContainers: readonly Container[];
  readonly containers: readonly Container[];
}

/** What the manifests are tried with. */
export interface KubernetesTrial {
  /** Their text, in YAML. */
  readonly manifests: string;
  /** A folder that is still to be made. */
  readonly folder: string;
  readonly image: Image;
  /** The address of the portal behind. */
  readonly portal: string;
  /** Starts the image's server with these variables; returns its port. */
  readonly startServer: (environment: Record<string, string>) => Promise<number>;
  readonly check: (text: string, holds: boolean, seen: unknown) => void;
}

const statusAt = async (port: number, address: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).status;

/**
 * Checks the manifests against the schemas of Kubernetes, and starts what they start, without Kubernetes: the step
 * before the server, and the server with the manifests' variables, configuration and probes.
 */
export const tryKubernetes = async (trial: KubernetesTrial): Promise<void> => {
  const { manifests: text, folder, image, portal, startServer, check } = trial;
  const manifests = readManifests(text);
  for (const manifest of manifests) {
    const faults = await faultsOf(manifest);
    check(
      `Kubernetes: the ${manifest.kind} has only fields that it knows, of the right type`,
      faults.length === 0,
      faults,
    );
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
  const deployment = manifests.find(({ kind }) => kind === 'Deployment')?.spec as { template: { spec: Pod } };
  const { initContainers, containers } = deployment.template.spec;
  const [program = '', ...parameters] = initContainers[0]?.command ?? [];
  execFileSync(
    program,
    parameters.map((one) => one.replace('/srv/portal-files', shared)),
    { cwd: image.folder },
  );
  check(
    'Kubernetes: the step before the server puts its files where all replicas serve them',
    readdirSync(shared).includes('scripts'),
    readdirSync(shared),
  );

  const [{ env = [], livenessProbe, readinessProbe } = {}] = containers;
  const admin = await freePort();
  // Where the server listens is decided here.
  const given: Record<string, string> = Object.fromEntries(
    env.filter(({ name }) => name !== 'HOST' && name !== 'PORT').map(({ name, value }) => [name, value]),
  );
  const here = {
    ADMIN_PORT: String(admin),
    PORTAL_UPSTREAM: portal,
    PORTAL_CONFIG: configuration,
    SHARED_FILES: shared,
  };
  const lacking = Object.keys(here).filter((name) => !(name in given));
  check('Kubernetes: every variable that is replaced here is in the manifest', lacking.length === 0, lacking);
  const port = await startServer({ ...given, ...here });
  for (const probe of [livenessProbe, readinessProbe]) {
    const { path: address = '', port: name = '' } = probe?.httpGet ?? {};
    const status = await statusAt(name === 'admin' ? admin : port, address);
    check(`Kubernetes: the probe of ${address} passes`, status === 200, status);
  }
  const hidden = await statusAt(port, '/-/healthy');
  check("Kubernetes: the server's own addresses are not on the members' port", hidden === 404, hidden);
};
