import type { mailedLink as ru } from '#i18n/people/mailed-link/ru.ts';
import type { Translation } from '#i18n/t.ts';

/** What every page of a mailed link says. */
export const mailedLink: Translation<typeof ru> = {
  checking: 'Checking your link…',
  deadTitle: 'This link no longer works',
  back: 'Back to sign-in',
};
