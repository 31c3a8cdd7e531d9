import type * as ru from '../ru/scale.ts';
import type { Translation } from '../t.ts';

export const participantType: Translation<typeof ru.participantType> = {
  supervisor: 'Supervisor',
  colleague: 'Colleague',
  customer: 'Customer',
  subordinate: 'Subordinate',
  employee: 'Self',
};
export const participantTypes: Translation<typeof ru.participantTypes> = {
  supervisor: 'Supervisors',
  colleague: 'Colleagues',
  customer: 'Customers',
  subordinate: 'Subordinates',
  employee: 'Self',
};
export const questionaryType: Translation<typeof ru.questionaryType> = {
  position: 'Position',
  subdivision: 'Subdivision',
  surname: 'Surname',
};
export const questionaryStatus: Translation<typeof ru.questionaryStatus> = {
  created: 'Created',
  inwork: 'In work',
  done: 'Done',
  archived: 'Archived',
};
export const periodType: Translation<typeof ru.periodType> = {
  month: 'Every month',
  quarter: 'Every quarter',
  halfYear: 'Every half-year',
  year: 'Every year',
};
export const answer: Translation<typeof ru.answer> = {
  '0': 'No information',
  '1': 'Always',
  '2': 'In most cases',
  '3': 'About half the time',
  '4': 'Rarely',
  '5': 'Never',
};
