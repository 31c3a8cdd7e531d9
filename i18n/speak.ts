import { en } from './en/all.ts';
import { ru } from './ru/all.ts';
import { createT, type Locale, type T } from './t.ts';

/** Both languages in full, for the server: messages, mails, PDF. The web loads one language at a time. */
export const speak: Record<Locale, T> = { ru: createT('ru', ru), en: createT('en', en) };
