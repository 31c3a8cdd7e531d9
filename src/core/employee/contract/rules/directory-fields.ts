import { z } from 'zod/mini';
import { email, id, lifeDate, locale, optionalText } from '#platform/contract/call/fields.ts';
import { name, optionalName } from '#platform/contract/rules/name-fields.ts';

export interface PersonField {
  /** What a form may give, with its limits, and what a reply has. */
  form: z.core.$ZodType;
  saved: z.core.$ZodType;
  /** What erasing leaves of it. `another`: it isn't empty, but says nothing of the person. `all`: it isn't personal. */
  leaves: 'nothing' | 'another' | 'all';
  /** How one's own file says it: on paper as it is, as a day, or by the name of the place; or in its JSON alone. */
  own: 'text' | 'day' | 'place' | 'json';
  /** How a directory of users calls the field. Null: it sends none. */
  scim: string | null;
}

/** What is so of a field where it doesn't say otherwise: it is erased, and stands in one's own data. */
export const personal = { leaves: 'nothing', own: 'json', scim: null } as const;
export const optional = <S extends z.core.$ZodType>(schema: S) => z.optional(z.nullable(schema));
export const anyText = z.nullable(z.string());
export const anyNumber = z.nullable(z.number());
export const textField = (max: number) =>
  ({ ...personal, form: optional(optionalText(max)), saved: anyText, own: 'text' }) as const;

const named = { ...personal, saved: z.string(), leaves: 'another', own: 'text' } as const;
const place = { ...personal, form: id, saved: z.string(), leaves: 'all', own: 'place' } as const;
const workDate = { ...named, form: lifeDate, own: 'day' } as const;

/**
 * What the directory's form and the file of employees have of a person, in their order. It stands apart from the profile's
 * (`person-fields.ts`) only because most screens that load it never open one.
 */
export const directoryFields = {
  lastName: { ...named, form: name(100), scim: 'familyName' },
  firstName: { ...named, form: name(100), scim: 'givenName' },
  middleName: {
    ...personal,
    form: optional(optionalName(100)),
    saved: anyText,
    own: 'text',
    scim: 'middleName',
  },
  email: { ...named, form: email, scim: 'email' },
  positionId: { ...place, scim: 'title' },
  subdivisionId: { ...place, scim: 'department' },
  inCompany: workDate,
  inPosition: workDate,
  /** The year since which the person has worked. Only the server knows which are allowed. */
  workExpirience: {
    ...personal,
    form: optional(z.int().check(z.minimum(1900), z.maximum(2999))),
    saved: anyNumber,
  },
  slackId: textField(100),
  locale: { ...personal, form: locale, saved: locale, leaves: 'all' },
} as const satisfies Record<string, PersonField>;
export type EmployeeField = keyof typeof directoryFields;
export const employeeFieldNames = Object.keys(directoryFields) as EmployeeField[];

/** The schemas of these fields: of a form, or of a reply. */
export const shapeOf = <
  Of extends Record<string, PersonField>,
  Part extends 'form' | 'saved',
  Name extends keyof Of & string,
>(
  fields: Of,
  part: Part,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, fields[name]?.[part]])) as {
    [One in Name]: Of[One][Part];
  };
