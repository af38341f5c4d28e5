import type { GenericSchema } from 'valibot';

/** What a field of an answer is for, in the words of whoever builds the portal behind the page. */
export interface FieldMeaning {
  /** What it says. */
  readonly about: string;
  /** What a member sees where it is missing, null, blank or of another type. */
  readonly missing: string;
  /** Without it a member who should see something sees less; the others are sent only where they apply. */
  readonly isNeeded: boolean;
  /** The field as it is sent, as JSON Schema, if a custom reader reads it. */
  readonly form?: object;
}

const field =
  (isNeeded: boolean) =>
  (about: string, missing: string, form?: object): FieldMeaning => ({
    about,
    missing,
    isNeeded,
    ...(form && { form }),
  });

/** A field without which a member who should see something sees less. */
export const needed = field(true);

/** A field that is sent only where it applies. */
export const optional = field(false);

/** The meaning of every field of an object, with the object's schema. */
interface ObjectMeaning {
  readonly schema: GenericSchema;
  readonly fields: Readonly<Record<string, FieldMeaning>>;
}

/**
 * Says what the fields of an object mean, for the published contract. Call it in the exported `meanings` of a file of
 * answers: the application does not import that function, so the build drops it with its words.
 */
export const meaningOf = <Value>(
  schema: GenericSchema<unknown, Value>,
  fields: Readonly<Record<keyof Value & string, FieldMeaning>>,
): ObjectMeaning => ({ schema, fields });
