import type { Translation } from '#platform/texts/t.ts';
import type { cycleFile as ru } from './ru.ts';

export const cycleFile: Translation<typeof ru> = {
  sheet: 'Cycle',
  yes: 'yes',
  column: {
    employee: 'Employee',
    position: 'Job title',
    subdivision: 'Department',
    stage: 'Stage',
    late: 'Late',
    approver: 'Approved by',
    supervisor: 'Managers',
    colleague: 'Peers',
    customer: 'Customers',
    subordinate: 'Direct reports',
    answered: 'Answered',
    asked: 'Asked',
    openedOn: 'Report shared',
    problem: 'What’s in the way',
  },
  stage: {
    leftOut: 'Left out',
    problem: 'Not launched',
    choosing: 'Choosing',
    approval: 'Approval',
    ready: 'Ready',
    waiting: 'Starts later',
    draft: 'Draft',
    answering: 'Collecting answers',
    making: 'Preparing report',
    noReport: 'No report',
    toRelease: 'Report ready',
    released: 'Open',
  },
};
