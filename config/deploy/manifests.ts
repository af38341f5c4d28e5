import { parseAllDocuments } from 'yaml';

/** One object of a Kubernetes manifest. */
export interface Manifest {
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

interface Model {
  validate(): void;
}

/** The objects of a file in YAML; throws if it is not YAML. */
export const readManifests = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJSON() as Manifest;
  });

/**
 * Checks an object against the schema of Kubernetes for its kind. Returns what is wrong, by field. The schemas allow
 * fields that they do not know; Kubernetes would drop them, so they count as wrong: whatever the validator did not look
 * at.
 */
export const faultsOf = async (manifest: Manifest): Promise<readonly string[]> => {
  const { apiVersion, kind } = manifest;
  const module = `kubernetes-models/${apiVersion}/${kind}`;
  const models = (await import(module).catch(() => ({}))) as Record<string, new (content: unknown) => Model>;
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
