import { en } from './en/all.ts';
import { ru } from './ru/all.ts';
import { createT, type Locale, type T } from './t.ts';

/** Both languages whole, for the server: messages, mails, paper. The web loads one at a time. */
export const speak: Record<Locale, T> = { ru: createT('ru', ru), en: createT('en', en) };
