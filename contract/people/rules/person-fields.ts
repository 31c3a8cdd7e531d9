import { z } from 'zod/mini';
import { email, id, lifeDate, locale, optionalText } from '#contract/platform/call/fields.ts';
import { name, optionalName } from '#contract/platform/rules/name-fields.ts';
import { photoUrl } from './photo.ts';
import { day, emoji, phone, weekdays, workTime } from './profile-fields.ts';

/**
 * What is kept of a person, each field once. Forms, replies, the file of employees, SCIM, erasing (rule 114) and one's own
 * data (rule 112) follow it. A field's label is its text in `i18n/platform/field`.
 */

interface PersonField {
  /** What a form may give, with its limits, and what a reply has. */
  form: z.core.$ZodType;
  saved: z.core.$ZodType;
  /** Whether the directory's form and the file of employees have it. Others are the profile's alone. */
  inDirectory: boolean;
  /** What erasing leaves of it. `another`: it isn't empty, but says nothing of the person. `all`: it isn't personal. */
  leaves: 'nothing' | 'another' | 'all';
  /** How one's own file says it: on paper as it is, as a day, or by the name of the place; or in its JSON alone. */
  own: 'text' | 'day' | 'place' | 'json';
  /** As a directory of users calls it. Null: it sends none. */
  scim: string | null;
}

const optional = <S extends z.core.$ZodType>(schema: S) => z.optional(z.nullable(schema));
const anyText = z.nullable(z.string());
const anyNumber = z.nullable(z.number());
const text = (max: number) =>
  ({ form: optional(optionalText(max)), saved: anyText, own: 'text' }) as const;
const workDay = { form: z.enum(weekdays), saved: z.nullable(z.enum(weekdays)) };

/** What is so of a field where it doesn't say otherwise: it is erased, and stands in one's own data. */
const personal = { inDirectory: false, leaves: 'nothing', own: 'json', scim: null } as const;
const ofDirectory = { ...personal, inDirectory: true } as const;

/** In the order of the file of employees and of one's own data. */
export const personFields = {
  lastName: {
    ...ofDirectory,
    form: name(100),
    saved: z.string(),
    leaves: 'another',
    own: 'text',
    scim: 'familyName',
  },
  firstName: {
    ...ofDirectory,
    form: name(100),
    saved: z.string(),
    leaves: 'another',
    own: 'text',
    scim: 'givenName',
  },
  middleName: {
    ...ofDirectory,
    form: optional(optionalName(100)),
    saved: anyText,
    own: 'text',
    scim: 'middleName',
  },
  email: {
    ...ofDirectory,
    form: email,
    saved: z.string(),
    leaves: 'another',
    own: 'text',
    scim: 'email',
  },
  phone: { ...personal, form: phone, saved: anyText, own: 'text' },
  positionId: {
    ...ofDirectory,
    form: id,
    saved: z.string(),
    leaves: 'all',
    own: 'place',
    scim: 'title',
  },
  subdivisionId: {
    ...ofDirectory,
    form: id,
    saved: z.string(),
    leaves: 'all',
    own: 'place',
    scim: 'department',
  },
  inCompany: {
    ...ofDirectory,
    form: lifeDate,
    saved: z.string(),
    leaves: 'another',
    own: 'day',
  },
  inPosition: {
    ...ofDirectory,
    form: lifeDate,
    saved: z.string(),
    leaves: 'another',
    own: 'day',
  },
  /** The year since which the person has worked. Only the server knows which are allowed. */
  workExpirience: {
    ...ofDirectory,
    form: optional(z.int().check(z.minimum(1900), z.maximum(2999))),
    saved: anyNumber,
  },
  firedAt: { ...personal, form: optional(day), saved: anyNumber, leaves: 'all', own: 'day' },
  birthDate: { ...personal, form: optional(day), saved: anyNumber, own: 'day' },
  isBirthDateHide: { ...personal, form: z.boolean(), saved: z.boolean(), leaves: 'another' },
  location: { ...personal, ...text(100) },
  timezone: { ...personal, ...text(100) },
  status: { ...personal, ...text(100) },
  statusEmoji: { ...personal, form: optional(emoji), saved: anyText },
  /** The first and last day, in unix seconds of their start in UTC. */
  statusStartAt: { ...personal, form: optional(day), saved: anyNumber },
  statusEndAt: { ...personal, form: optional(day), saved: anyNumber },
  /** Seconds after midnight (rule 42). */
  startWorkTimeAt: { ...personal, form: workTime, saved: anyNumber },
  endWorkTimeAt: { ...personal, form: workTime, saved: anyNumber },
  startWorkDayAt: { ...personal, ...workDay },
  endWorkDayAt: { ...personal, ...workDay },
  slackId: { ...ofDirectory, ...text(100) },
  telegram: { ...personal, ...text(100) },
  locale: { ...ofDirectory, form: locale, saved: locale, leaves: 'all' },
  photoUrl: { ...personal, form: optional(photoUrl), saved: anyText },
} as const satisfies Record<string, PersonField>;

type Fields = typeof personFields;
export type PersonFieldName = keyof Fields;
export const personFieldNames = Object.keys(personFields) as PersonFieldName[];

/** Names of those of which all of this is so. */
export type NamesWith<Of, Facts> = {
  [Name in keyof Of]: Of[Name] extends Facts ? Name : never;
}[keyof Of];
export const namesWith = <Of extends object, const Facts extends object>(of: Of, facts: Facts) =>
  Object.entries(of).flatMap(([name, one]) =>
    Object.entries(facts).every(([fact, value]) => one[fact] === value) ? [name] : [],
  ) as NamesWith<Of, Facts>[];

const partOf =
  <Part extends 'form' | 'saved'>(part: Part) =>
  <Name extends PersonFieldName>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((one) => [one, personFields[one][part]])) as {
      [One in Name]: Fields[One][Part];
    };
/** The fields of a form, with their limits. */
export const formShape = partOf('form');
/** The same fields as saved and answered. */
export const savedShape = partOf('saved');
