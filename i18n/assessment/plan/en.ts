import type { plan as ru } from '#i18n/assessment/plan/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const plan: Translation<typeof ru> = {
  wrong: {
    tooManyGoals: 'A plan holds up to three goals',
  },
};
