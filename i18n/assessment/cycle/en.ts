import type { Translation } from '#i18n/t.ts';
import type { cycle as ru } from './ru.ts';

export const cycle: Translation<typeof ru> = {
  wrong: {
    limits: 'At least the minimum',
    chosenBy: 'People choose in the 360 method only. In the others HR selects the raters.',
    approvedBy: 'Managers don’t approve a list that they have made themselves',
    dateStart: 'Answers begin after the last day of choosing',
    releaseOn: 'Not before the last day of answers',
  },
};
