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

/** What can be used of `given`, without the keys that were rejected. `name` is the dotted name of its key. */
const take = (
  form: Form,
  given: unknown,
  name?: string,
): { readonly value?: unknown; readonly problems: readonly ConfigurationProblem[] } => {
  if (isSchema(form)) {
    const result = v.safeParse(form, given);
    if (result.success) return { value: given, problems: [] };
    const [issue] = result.issues;
    const within = issue.path?.map(({ key }) => key) ?? [];
    return { problems: [{ key: [name, ...within].join('.'), reason: issue.message }] };
  }
  if (!isRecord(given)) return { problems: [{ key: name ?? '(root)', reason: 'must be an object' }] };
  const taken = Object.entries(given).map(([key, value]) => {
    const inner = Object.hasOwn(form, key) ? form[key] : undefined;
    const path = name === undefined ? key : `${name}.${key}`;
    return inner === undefined
      ? { key, problems: [{ key: path, reason: 'unknown key' }] }
      : { key, ...take(inner, value, path) };
  });
  return {
    value: Object.fromEntries(taken.flatMap((part) => ('value' in part ? [[part.key, part.value]] : []))),
    problems: taken.flatMap(({ problems }) => problems),
  };
};

const merge = (base: unknown, over: unknown): unknown =>
  isRecord(base) && isRecord(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, merge(base[key], over[key])]),
      )
    : (over ?? base);

/**
 * Merges an operator's configuration over the defaults. A key that is unknown or has a bad value keeps its default and
 * is listed in `problems`: the server refuses to start if there are any, the browser ignores unknown keys and reports
 * the rest.
 */
export const readConfiguration = (given: unknown): ReadConfiguration => {
  const { value, problems } = take(expected, given);
  return { configuration: merge(defaultConfiguration, value) as RuntimeConfiguration, problems };
};
