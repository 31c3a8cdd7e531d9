import type { Translation } from '#platform/texts/t.ts';
import type { duplicate as ru } from './ru.ts';

export const duplicate: Translation<typeof ru> = {
  title: 'Duplicates',
  lead: 'These may be the same thing entered twice: their names are the same apart from case, spaces, hyphens and quotes.',
  leadPeople:
    'These may be one person entered twice: they have the same name, or the same email before the @.',
  count_one: '{{count}} pair',
  count_other: '{{count}} pairs',
  more: 'The first {{count}} are shown. The others appear once you’ve settled these.',
  empty: 'No duplicates',
  failed: 'We couldn’t look for duplicates',
  stays: 'Which entry stays',
  archived: 'Archived',
  left: 'No longer works here',
  nothing: 'Nothing is linked to it',
  use: {
    employee_one: '{{count}} employee',
    employee_other: '{{count}} employees',
    position_one: '{{count}} job title',
    position_other: '{{count}} job titles',
    competence_one: '{{count}} competency',
    competence_other: '{{count}} competencies',
    question_one: '{{count}} question',
    question_other: '{{count}} questions',
    questionary_one: '{{count}} assessment',
    questionary_other: '{{count}} assessments',
    cycle_one: '{{count}} cycle',
    cycle_other: '{{count}} cycles',
    assessed_one: 'assessed {{count}} time',
    assessed_other: 'assessed {{count}} times',
    asked_one: 'asked in {{count}} assessment',
    asked_other: 'asked in {{count}} assessments',
    leader_one: '{{count}} manager',
    leader_other: '{{count}} managers',
    led_one: '{{count}} direct report',
    led_other: '{{count}} direct reports',
  },
  refusal: {
    atWork: 'You can merge them once all assessments that either of them is part of are over.',
    together:
      'They can’t be merged: both are part of one assessment. Two reviewers would become one, and the report would say more than was promised.',
    leadsTooMany: 'They can’t be merged: there would be more than 1,000 direct reports.',
  },
  merge: 'Merge',
  mergeFor: 'Merge {{one}} and {{other}}',
  apart: 'Not the same',
  apartFor: 'Not the same: {{one}} and {{other}}',
  confirmTitle: 'Merge the entries?',
  kept: 'Stays: {{name}}',
  gone: 'Will be removed: {{name}}',
  access:
    'They’ll sign in and get our emails at {{kept}}. {{lost}} will no longer open anything, and we’ll say so there if it does now.',
  confirm: {
    position:
      'Employees, assessments and competencies move to it from the other job title, which is deleted. Reports already made don’t change. You can’t undo this.',
    subdivision:
      'Employees and assessments move to it from the other department, which is deleted. Reports already made don’t change. You can’t undo this.',
    competence:
      'Job titles, drafts, cycles that haven’t started and missing questions move to it. If assessments in progress or completed, or existing reports, use the other one, they keep it and it’s archived; otherwise it’s deleted. You can’t undo this.',
    employee:
      'Assessments, reports, plans and direct reports move to it, and managers if it has none. The other entry is deleted. Reports stay as they were made. You can’t undo this.',
  },
};
