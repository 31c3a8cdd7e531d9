import type { Translation } from '#platform/texts/t.ts';
import type * as ru from './ru.ts';

export const reviewerRole: Translation<typeof ru.reviewerRole> = {
  supervisor: 'Manager',
  colleague: 'Peer',
  customer: 'Customer',
  subordinate: 'Direct report',
  employee: 'Self',
};
export const reviewerRoles: Translation<typeof ru.reviewerRoles> = {
  supervisor: 'Managers',
  colleague: 'Peers',
  customer: 'Customers',
  subordinate: 'Direct reports',
  employee: 'Self',
};
export const questionaryType: Translation<typeof ru.questionaryType> = {
  position: 'Job title',
  subdivision: 'Department',
  surname: 'One person',
  broughtIn: 'Brought in from a file',
};
export const questionaryStatus: Translation<typeof ru.questionaryStatus> = {
  created: 'Drafts',
  inwork: 'In progress',
  done: 'Completed',
  archived: 'Archived',
};
export const repeatType: Translation<typeof ru.repeatType> = {
  month: 'Monthly',
  quarter: 'Quarterly',
  halfYear: 'Every six months',
  year: 'Yearly',
};
export const answer: Translation<typeof ru.answer> = {
  '0': 'No information',
  '1': 'Always',
  '2': 'In most cases',
  '3': 'About half the time',
  '4': 'Rarely',
  '5': 'Never',
};
