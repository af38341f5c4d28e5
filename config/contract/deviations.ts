import { safeParse } from 'valibot';
import type { EndpointName } from '../../src/contract/endpoints';
import { isRecord } from '../../src/contract/readers';
import { meaningOf } from './meanings';
import type { Shape } from './shape';

/** What is not as it should be with a field of an answer. */
export interface Deviation {
  /** Such as `policies[].policyNumber`. */
  readonly field: string;
  readonly problem: 'missing' | 'wrong type';
  /** A member who should see something sees less; always so for a wrong type. */
  readonly needed: boolean;
  /** How many of the places where the field belongs are meant, in words; the kind of value that came instead. */
  readonly details: string;
}

const WORDS: Readonly<Record<Shape['kind'], string>> = {
  text: 'text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  record: 'an object',
  anything: 'anything',
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
};

/** What is found at one place; `undefined` if the value can be read. */
const problemAt = (shape: Shape, value: unknown): Pick<Deviation, 'problem' | 'details'> | undefined => {
  if (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '' && shape.kind !== 'anything')
  )
    return { problem: 'missing', details: '' };
  const isReadable =
    shape.kind === 'list'
      ? Array.isArray(value)
      : shape.kind === 'record'
        ? isRecord(value)
        : safeParse(shape.schema, value).output !== undefined;
  return isReadable
    ? undefined
    : { problem: 'wrong type', details: `${kindOf(value)} instead of ${WORDS[shape.kind]}` };
};

interface Found extends Pick<Deviation, 'field' | 'problem' | 'details'> {}

// A list of a single policy may come without the list around it.
const mayBeSingle = (name: EndpointName, field: string): boolean => name === 'gapSummary' && /^[hm]gap$/.test(field);

const findIn = (
  name: EndpointName,
  shape: Shape,
  given: unknown,
  field: string,
  places: Map<string, number>,
): Found[] => {
  const value = mayBeSingle(name, field) && isRecord(given) ? [given] : given;
  places.set(field, (places.get(field) ?? 0) + 1);
  const problem = problemAt(shape, value);
  if (problem) return [{ field, ...problem }];
  if (shape.kind === 'list')
    return (value as readonly unknown[]).flatMap((entry) => findIn(name, shape.entry, entry, `${field}[]`, places));
  if (shape.kind !== 'record') return [];
  return Object.entries(shape.fields).flatMap(([key, inside]) =>
    findIn(name, inside, (value as Record<string, unknown>)[key], field === '' ? key : `${field}.${key}`, places),
  );
};

/** Which fields of an answer are not as its schema reads them, each field and problem once. */
export const deviationsOf = (name: EndpointName, shape: Shape, answer: unknown): readonly Deviation[] => {
  const places = new Map<string, number>();
  const found = findIn(name, shape, answer, '', places);
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const key = `${one.field} ${one.problem}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    // What is wrong with the whole answer, its schema says.
    if (first === undefined || first.field === '') return [];
    const all = places.get(first.field) ?? same.length;
    const share = all > 1 ? `${same.length} of ${all}` : '';
    const details = [first.details, share].filter((text) => text !== '').join(', ');
    const { field, problem } = first;
    const isNeeded = problem === 'wrong type' || meaningOf(name).fields?.[field]?.needed === true;
    return [{ field, problem, needed: isNeeded, details }];
  });
};
