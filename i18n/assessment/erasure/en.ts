import type { erased as ru } from '#i18n/assessment/erasure/ru.ts';
import type { Translation } from '#i18n/t.ts';

/** What stands in place of somebody who was erased. */
export const erased: Translation<typeof ru> = {
  lastName: 'Former employee',
  rater: 'Rater',
};
