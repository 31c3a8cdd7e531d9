import type { Translation } from '#platform/texts/t.ts';
import type { answeringList as ru } from './ru.ts';

export const answeringList: Translation<typeof ru> = {
  modalTitle: 'Assessment #{{number}}',
  title: 'Feedback to give',
  lead: 'The people you’ve been asked to assess.',
  table: 'Feedback to give',
  search: 'Last name or number',
  number: 'No.',
  subject: 'Person',
  role: 'Your role',
  method: 'Method',
  period: 'Period',
  dueToday: 'Due today',
  dueIn_one: 'Due in {{count}} day',
  dueIn_other: 'Due in {{count}} days',
  toCalendar: 'Deadlines to calendar',
  event_one: 'Give feedback on {{count}} person',
  event_other: 'Give feedback on {{count}} people',
  status: 'Status',
  empty: 'Nothing to complete',
  emptyText: 'When someone asks for your feedback, we’ll email you and it will appear here.',
  dateFrom: 'From',
  dateTo: 'To',
};
