import type { Localized } from '#platform/contract/call/fields.ts';

/** A text in both languages as it is typed. The English one may be empty. */
export interface TypedText {
  ru: string;
  en: string;
}

export const typedText = (text: Localized | undefined): TypedText => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

/** The text to send. An empty translation is dropped. */
export const sentText = ({ ru, en }: TypedText): Localized =>
  en.trim() === '' ? { ru } : { ru, en };
