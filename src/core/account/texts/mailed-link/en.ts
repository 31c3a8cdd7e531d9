import type { mailedLink as ru } from '#core/account/texts/mailed-link/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** What every page of a mailed link says. */
export const mailedLink: Translation<typeof ru> = {
  checking: 'Checking your link…',
  deadTitle: 'This link no longer works',
  back: 'Back to sign-in',
};
