import type { GenericSchema } from 'valibot';
import { flag, number, text } from '../../src/contract/readers';

/** What a schema of src/contract reads, as far as it can be said of JSON. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'flag' | 'anything'; readonly schema: GenericSchema }
  | { readonly kind: 'list'; readonly entry: Shape }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Shape>> };

/** The parts of a schema that matter here; the library keeps them all as properties. */
interface Node {
  readonly type?: string;
  readonly wrapped?: Node;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly operation?: unknown;
  /** Of our own readers `list` and `part`. */
  readonly entry?: Node;
  readonly part?: Node;
}

const asNode = (schema: GenericSchema): Node => schema as Node;
const asSchema = (node: Node): GenericSchema => node as GenericSchema;

const operationsOf = (node: Node): readonly unknown[] =>
  (node.wrapped ?? node).pipe?.map(({ operation }) => operation) ?? [];

// A reader of a single value is known by its function, which all its fields share.
const readers = (['text', 'number', 'flag'] as const).map((kind) => ({
  kind,
  operation: operationsOf(asNode({ text, number, flag }[kind]())).at(-1),
}));

// What is around the function that reads a value belongs to its schema.
const readBy = (node: Node): Shape => {
  const shape = shapeOfNode(node);
  return 'schema' in shape ? { ...shape, schema: asSchema(node) } : shape;
};

const shapeOfNode = (node: Node): Shape => {
  if (node.entry) return { kind: 'list', entry: shapeOfNode(node.entry) };
  if (node.part) return shapeOfNode(node.part);
  if (node.entries) {
    const fields = Object.entries(node.entries).map(([name, field]) => [name, readBy(field)] as const);
    return { kind: 'record', fields: Object.fromEntries(fields) };
  }
  const single = readers.find(({ operation }) => operation !== undefined && node.operation === operation);
  if (single) return { kind: single.kind, schema: asSchema(node) };
  const inside = [...(node.wrapped ? [node.wrapped] : []), ...(node.pipe?.filter((step) => step !== node) ?? [])];
  return (
    inside.map(shapeOfNode).find(({ kind }) => kind !== 'anything') ?? { kind: 'anything', schema: asSchema(node) }
  );
};

/** The shape of the JSON that a schema reads; a single value keeps the schema that reads it. */
export const shapeOf = (schema: GenericSchema): Shape => readBy(asNode(schema));

/** Every field below a shape by its path, such as `policies[].policyNumber`; the root itself is ''. */
export const fieldsOf = (shape: Shape, path = ''): readonly (readonly [path: string, shape: Shape])[] => {
  const here = [[path, shape] as const];
  if (shape.kind === 'list') return [...here, ...fieldsOf(shape.entry, `${path}[]`).slice(1)];
  if (shape.kind !== 'record') return here;
  const inside = Object.entries(shape.fields).flatMap(([name, field]) =>
    fieldsOf(field, path === '' ? name : `${path}.${name}`),
  );
  return [...here, ...inside];
};
