import * as v from 'valibot';
import { isRecord } from './readers';
import { defaultConfiguration, expected, type Form, type RuntimeConfiguration } from './runtimeConfiguration';

/** A configuration key that was rejected: its dotted name and the reason. */
export interface ConfigurationProblem {
  readonly key: string;
  readonly reason: string;
}

/** A complete configuration, and the keys of the given one that were rejected. */
export interface ReadConfiguration {
  readonly configuration: RuntimeConfiguration;
  readonly problems: readonly ConfigurationProblem[];
}

const isSchema = (form: Form): form is v.GenericSchema => form.kind === 'schema';

interface Taken {
  readonly value: unknown;
  readonly problems: readonly ConfigurationProblem[];
}

// Valibot's own words say what it expected of which type; ours say what is to be done.
const reasonOf = ({ type, expected, received, message }: v.BaseIssue<unknown>): string => {
  if (type === 'array') return 'must be a list';
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'unknown key';
  return received === 'undefined' ? 'is missing' : 'must be an object';
};

/** `given` over `fallback`, which stays where a key was rejected. `name` is the dotted name of its key. */
const take = (form: Form, given: unknown, fallback: unknown, name?: string): Taken => {
  if (isSchema(form)) {
    const result = v.safeParse(form, given);
    if (result.success) return { value: given, problems: [] };
    const [issue] = result.issues;
    const within = issue.path?.map(({ key }) => key) ?? [];
    return { value: fallback, problems: [{ key: [name, ...within].join('.'), reason: reasonOf(issue) }] };
  }
  if (!isRecord(given)) return { value: fallback, problems: [{ key: name ?? '(root)', reason: 'must be an object' }] };
  const value = isRecord(fallback) ? { ...fallback } : {};
  const problems = Object.entries(given).flatMap(([key, inner]) => {
    const path = name === undefined ? key : `${name}.${key}`;
    const innerForm = Object.hasOwn(form, key) ? form[key] : undefined;
    if (innerForm === undefined) return [{ key: path, reason: 'unknown key' }];
    const taken = take(innerForm, inner, value[key], path);
    if (taken.value !== undefined) value[key] = taken.value;
    return taken.problems;
  });
  return { value, problems };
};

/**
 * Merges an operator's configuration over the defaults. A key that is unknown or has a bad value keeps its default and
 * is listed in `problems`: the server refuses to start if there are any, the browser ignores unknown keys and reports
 * the rest.
 */
export const readConfiguration = (given: unknown): ReadConfiguration => {
  const { value, problems } = take(expected, given, defaultConfiguration);
  return { configuration: value as RuntimeConfiguration, problems };
};
