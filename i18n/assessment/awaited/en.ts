import type { Translation } from '#i18n/t.ts';
import type { awaited as ru } from './ru.ts';

export const awaited: Translation<typeof ru> = {
  title: 'Awaiting response',
  count_one: 'Waiting for responses from {{count}} person',
  count_other: 'Waiting for responses from {{count}} people',
  search: 'Name or email',
  employee: 'Employee',
  openCount: 'Still to assess',
  until: 'Next due',
  subdivision: 'Department',
  subdivisionsFailed: 'We couldn’t load the departments',
  empty: 'Everyone has responded',
  emptyText:
    'People who haven’t completed the assessments open today will appear here, and you’ll be able to remind them.',
  all: 'Select everyone on this page',
  allFound_one: 'Select the rest too: {{count}} person in all',
  allFound_other: 'Select the rest too: {{count}} people in all',
  clear: 'Clear selection',
  remindNobody: 'Remind',
  remind_one: 'Remind {{count}} person',
  remind_other: 'Remind {{count}} people',
  confirm: {
    title: 'Send a reminder?',
    text: 'Each person gets one email listing everyone they still have to assess. Those already reminded today won’t get another one.',
    send: 'Send',
  },
  tooMany: 'You can remind at most 500 people at a time.',
};
