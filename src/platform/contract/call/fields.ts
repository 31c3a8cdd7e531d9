import { z } from 'zod/mini';
import type { Locale } from '#platform/texts/t.ts';
import { networkName, readName } from './host.ts';

/** Kinds of fields that many bodies share. The message of a failed check is the key of its text. */

/** In lower case, as the database returns it. */
export const id = z.guid('validation.invalidId').check(z.toLowerCase());
export const locale = z.enum(['ru', 'en']);

/** Controls, line breaks, and what turns the rest of a line around (rule 45). */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** More than eight combining marks in a row. Joiners and the like may not stand in between either. */
const stacked = /[\p{M}\p{Cf}]{9}/u;
export const hasStackedMarks = (value: string): boolean => stacked.test(value);

const oneLine = z.refine<string>((value) => !hidden.test(value), 'validation.hiddenSigns');
const legible = z.refine<string>((value) => !hasStackedMarks(value), 'validation.stackedMarks');

/** Text of several lines, trimmed, at most `max` characters. */
export const optionalLongText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), legible);
const longText = (max: number) => optionalLongText(max).check(z.minLength(1));
/** Required text of one line, trimmed, at most `max` characters. */
export const text = (max: number) => optionalText(max).check(z.minLength(1));
export const optionalText = (max: number) => optionalLongText(max).check(oneLine);

/**
 * Capitals make no difference to a mailbox, nor does how its host is spelled: an e-mail is stored, found and compared
 * in this form (rule 36g).
 */
export function normalEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + readName(email.slice(at));
}
const plainEmail = z.string().check(z.email());
const hostPart = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** `a@завод.рф` is one too: its host is checked in the letters that the network knows. */
function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@') + 1;
  const host = value.slice(at);
  if (!/[^\0-\x7f]/.test(host)) return z.safeParse(plainEmail, value).success;
  if (hasStackedMarks(host) || !host.split('.').every((part) => hostPart.test(part))) return false;
  // How a part that is not Latin is spelled in ASCII is no matter of ours.
  const inAscii = networkName(host)?.replace(/xn--[a-z0-9-]+/g, 'xn') ?? '';
  return z.safeParse(plainEmail, `${value.slice(0, at)}${inAscii}`).success;
}

export const email = z.string().check(
  z.overwrite(normalEmail),
  z.minLength(1),
  z.maxLength(254),
  // An empty one is missing, not wrong as well.
  z.refine((value) => value === '' || isEmail(value), 'validation.invalidEmail'),
);

const isCalendarDate = (value: string): boolean => {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};
const dateLike = (form: RegExp) =>
  z
    .string()
    .check(
      z.refine((value) => form.test(value) && isCalendarDate(value), 'validation.invalidDate'),
    );

/** A plain date, YYYY-MM-DD, from 2000 on. */
export const date = dateLike(/^2\d{3}-\d{2}-\d{2}$/);
/** A day in somebody's life or work, YYYY-MM-DD, from 1900 on. */
export const lifeDate = dateLike(/^(19|2\d)\d{2}-\d{2}-\d{2}$/);

/** A text of one line per language. Russian is the source, English may be missing. */
export const localized = (max: number) =>
  z.object({ ru: text(max), en: z.optional(optionalText(max)) });
/** The same, of several lines. */
export const localizedLong = (max: number) =>
  z.object({ ru: longText(max), en: z.optional(optionalLongText(max)) });
/** The same in an answer. */
export const localizedReply = z.object({ ru: z.string(), en: z.optional(z.string()) });
export type Localized = { ru: string; en?: string | undefined };
/** In the reader's language, or in Russian where a translation is missing. */
export const spoken = ({ ru, en }: Localized, locale: Locale): string =>
  (locale === 'en' && en) || ru;

/** The entry of a dictionary. */
export const entry = z.object({ id: z.string(), name: z.string() });
export type Entry = z.infer<typeof entry>;

/** Whether an entry is archived: hidden from choices, and kept where it is used (rule 86). */
export const isArchived = z.optional(z.boolean());
export const archivableEntry = z.object({ id: z.string(), name: z.string(), isArchived });
export type ArchivableEntry = z.infer<typeof archivableEntry>;

/** Editable entities have a version. An update that carries an older one gets 409. */
export const version = z.optional(z.int().check(z.minimum(1)));
