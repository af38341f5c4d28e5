import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { isRecord } from '../../src/contract/readers';
import { answerSchema, type Json } from './answers';

/** What is not as it should be with a field of an answer. */
export interface Deviation {
  /** Such as `policies[].policyNumber`. */
  readonly field: string;
  /** A member who should see something sees less; always so for a wrong type or a number out of bounds. */
  readonly isNeeded: boolean;
  readonly problem: string;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
};

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });

const deviationOf = ({ keyword, instancePath, params, parentSchema, data }: ErrorObject): Deviation => {
  const missing: string | undefined = params.missingProperty;
  const steps = [...instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])];
  const field = steps
    .map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');
  const schema: Json = missing === undefined ? parentSchema : parentSchema?.properties[missing];
  const isBlank = data === null || (typeof data === 'string' && data.trim() === '');
  if (keyword === 'required' || isBlank) return { field, isNeeded: schema['x-needed'] === true, problem: 'is missing' };
  if (keyword === 'minimum') {
    return { field, isNeeded: true, problem: `is less than ${params.limit}, the least allowed` };
  }
  const wanted = WORDS[[schema.type].flat()[0] as string];
  return { field, isNeeded: true, problem: `has another type: ${kindOf(data)} instead of ${wanted}` };
};

/** The fields of an answer that its schema cannot read; one for each place where it occurs. */
export const deviationsOf = (schema: unknown, answer: unknown): readonly Deviation[] => {
  const fits = ajv.compile(answerSchema(schema, 'complete'));
  fits(answer);
  // What is wrong with the whole answer is reported by its schema.
  return (fits.errors ?? []).map(deviationOf).filter(({ field }) => field !== '');
};
