import { type GenericSchema, safeParse } from 'valibot';

/** What a schema reads of an answer, or that it refuses it. */
export const readBy = <Value>(schema: GenericSchema<unknown, Value>, input: unknown): Value | 'refused' => {
  const result = safeParse(schema, input);
  return result.success ? result.output : 'refused';
};
