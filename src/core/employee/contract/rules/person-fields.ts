import { z } from 'zod/mini';
import {
  day,
  emoji,
  phone,
  weekdays,
  workTime,
} from '#core/profile/contract/rules/profile-fields.ts';
import {
  anyNumber,
  anyText,
  directoryFields,
  optional,
  type PersonField,
  personal,
  textField,
} from './directory-fields.ts';
import { photoUrl } from './photo.ts';

/**
 * What is kept of a person, each field once. Forms, replies, the file of employees, SCIM, erasing (rule 114) and one's own
 * data (rule 112) follow it. A field's label is its text in `src/platform/texts/field`.
 */

const workDay = { ...personal, form: z.enum(weekdays), saved: z.nullable(z.enum(weekdays)) };

export const profileOnlyFields = {
  phone: { ...personal, form: phone, saved: anyText, own: 'text' },
  firedAt: { ...personal, form: optional(day), saved: anyNumber, leaves: 'all', own: 'day' },
  birthDate: { ...personal, form: optional(day), saved: anyNumber, own: 'day' },
  isBirthDateHide: { ...personal, form: z.boolean(), saved: z.boolean(), leaves: 'another' },
  location: textField(100),
  timezone: textField(100),
  status: textField(100),
  statusEmoji: { ...personal, form: optional(emoji), saved: anyText },
  /** The first and last day, in unix seconds of their start in UTC. */
  statusStartAt: { ...personal, form: optional(day), saved: anyNumber },
  statusEndAt: { ...personal, form: optional(day), saved: anyNumber },
  /** Seconds after midnight (rule 42). */
  startWorkTimeAt: { ...personal, form: workTime, saved: anyNumber },
  endWorkTimeAt: { ...personal, form: workTime, saved: anyNumber },
  startWorkDayAt: workDay,
  endWorkDayAt: workDay,
  telegram: textField(100),
  photoUrl: { ...personal, form: optional(photoUrl), saved: anyText },
} as const satisfies Record<string, PersonField>;

export const personFields = { ...directoryFields, ...profileOnlyFields };
export type PersonFieldName = keyof typeof personFields;
export const personFieldNames = Object.keys(personFields) as PersonFieldName[];

/** Names of those of which all of this is so. */
export type NamesWith<Of, Facts> = {
  [Name in keyof Of]: Of[Name] extends Facts ? Name : never;
}[keyof Of];
export const namesWith = <Of extends object, const Facts extends object>(of: Of, facts: Facts) =>
  Object.entries(of).flatMap(([name, one]) =>
    Object.entries(facts).every(([fact, value]) => one[fact] === value) ? [name] : [],
  ) as NamesWith<Of, Facts>[];
