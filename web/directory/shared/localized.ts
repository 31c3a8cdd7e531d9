import type { Localized } from '#contract/call/fields.ts';

/** A text per language as it is typed: both are there, the English one may be empty. */
export interface TypedText {
  ru: string;
  en: string;
}

export const typedText = (text: Localized | undefined): TypedText => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

/** As it is sent: an empty translation is dropped (spec 3, section 3). */
export const sentText = ({ ru, en }: TypedText): Localized =>
  en.trim() === '' ? { ru } : { ru, en };
