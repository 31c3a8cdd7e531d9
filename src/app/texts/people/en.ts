import type { Translation } from '#platform/texts/t.ts';
import type { people as ru } from './ru.ts';

export const people: Translation<typeof ru> = {
  pending: 'Feedback still to give',
  nothingPending: 'No feedback is due from this person now.',
  open_one: '{{count}} review still to give, next due {{date}}',
  open_other: '{{count}} reviews still to give, next due {{date}}',
  remind: 'Send reminder',
  notToday: 'An email went out today or is about to',
  reports: 'Reports',
  plan: 'Development plan',
  noPlan: 'No plan yet.',
  noSharedPlan: 'No plan is shared with you: employees decide that themselves.',
  openPlan: 'Open plan',
  assessments: 'Assessments',
  noAssessments: 'This person hasn’t been assessed yet.',
  team: 'My team',
  teamCount_one: '{{count}} person',
  teamCount_other: '{{count}} people',
  noTeam: 'No one reports to you',
  noTeamText: 'HR sets managers in an employee’s job details.',
  employee: 'Employee',
  waits: 'Waiting for you',
  lastReport: 'Last report',
  notShared: 'Not shared',
  list: {
    choose: 'Choose reviewers by {{date}}',
    approve: 'Approve the list by {{date}}',
  },
  replace: {
    colleague: 'One more peer needed',
    customer: 'One more customer needed',
    subordinate: 'One more direct report needed',
  },
  talk: 'Talk the report over',
  talkUntil: 'Talk the report over by {{date}}',
};
