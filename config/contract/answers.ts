import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as blocks from '../../src/contract/answers/blocks';
import * as features from '../../src/contract/answers/features';
import * as portfolio from '../../src/contract/answers/portfolio';
import * as products from '../../src/contract/answers/products';
import * as rewards from '../../src/contract/answers/rewards';
import type { FieldMeaning } from '../../src/contract/meaning';
import { address, count, flag, number, text, truth } from '../../src/contract/readers';

/** JSON Schema, draft 2020-12. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * `published` is for whoever builds the portal: required is what is needed, and a list may be null. `complete` is for
 * the check of a portal: everything is required, and neither null nor blank; `x-needed` marks what is needed.
 */
export type Strictness = 'published' | 'complete';

/** What the readers of src/contract add to a schema, and the schemas of an object. */
interface Parts {
  readonly entry?: Parts;
  readonly mayBeSingle?: boolean;
  readonly part?: Parts;
  readonly pipe?: readonly Parts[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const meaningOf = (object: unknown): Readonly<Record<string, FieldMeaning>> =>
  [blocks, features, portfolio, products, rewards]
    .flatMap((answers) => answers.meanings())
    .find(({ schema }) => (schema as Parts).pipe?.at(-1) === object)?.fields ?? {};

const trueOrFalse = { type: ['boolean', 'string'], pattern: '^(true|false)$' };

// A number may come as text, and a text as a number.
const values = new Map<unknown, Json>([
  [text, { type: ['string', 'number'] }],
  [address, { type: 'string' }],
  [number, { type: ['number', 'string'], pattern: '^\\s*[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?\\s*$' }],
  [
    count,
    { type: ['number', 'string'], minimum: 0, pattern: '^\\s*\\+?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?\\s*$' },
  ],
  [flag, trueOrFalse],
  [truth, trueOrFalse],
]);

const objectOf = (object: unknown, { properties }: Json, strictness: Strictness): Json => {
  const fields = meaningOf(object);
  const described = Object.entries(properties as Record<string, Json>).map(([name, json]) => {
    const { about, missing, isNeeded, form } = fields[name] ?? {};
    const said = {
      description: about,
      'x-missing': missing,
      ...(strictness === 'complete' && { 'x-needed': isNeeded }),
    };
    return [name, { ...json, ...form, ...said }] as const;
  });
  const required = described
    .map(([name]) => name)
    .filter((name) => strictness === 'complete' || fields[name]?.isNeeded);
  return {
    type: 'object',
    properties: Object.fromEntries(described),
    ...(required.length > 0 && { required }),
  };
};

const listOf = ({ entry, mayBeSingle }: Parts, strictness: Strictness): Json => {
  const items = answerSchema(entry, strictness);
  const others = [...(mayBeSingle ? ['object'] : []), ...(strictness === 'published' ? ['null'] : [])];
  // JSON Schema applies the keywords of an object to objects only, and `items` to lists only.
  return { ...(mayBeSingle && items), type: ['array', ...others], items };
};

/** The JSON Schema of the answers that one of our schemas reads. */
export const answerSchema = (schema: unknown, strictness: Strictness): Json => {
  const { $schema: _, ...json } = toJsonSchema(((schema as Parts).part ?? schema) as GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    ignoreActions: ['check', 'transform'],
    // A check of our own has no counterpart in JSON Schema.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const { entry, part } = valibotSchema as Parts;
      if (entry) return listOf(valibotSchema as Parts, strictness);
      if (part) return answerSchema(part, strictness);
      if (valibotSchema.type === 'object') return objectOf(valibotSchema, jsonSchema as Json, strictness);
      const isText = valibotSchema === text || valibotSchema === address;
      const value = values.get(valibotSchema);
      // The complete schema allows no blank text.
      return isText && strictness === 'complete' ? { ...value, pattern: '\\S' } : value;
    },
  });
  return json as Json;
};
