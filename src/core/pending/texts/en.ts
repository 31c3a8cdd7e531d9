import type { Translation } from '#platform/texts/t.ts';
import type { pending as ru } from './ru.ts';

export const pending: Translation<typeof ru> = {
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
    'People who haven’t responded to the assessments now in progress will appear here, and you’ll be able to remind them.',
  all: 'Select everyone on this page you can remind',
  remindAll: 'Remind everyone',
  remind_one: 'Remind {{count}} person',
  remind_other: 'Remind {{count}} people',
  confirm: {
    title: 'Send a reminder?',
    text_one:
      '{{count}} person gets one email listing everyone they still have to assess. You can remind once a day.',
    text_other:
      '{{count}} people get one email each, listing everyone they still have to assess. You can remind once a day.',
    failed: 'We couldn’t find out who can be reminded',
    send: 'Send',
  },
  notToday: 'Those you can’t select have had an email today or are about to get one',
  nobodyToday:
    'There’s no one to remind: everyone has had an email today or is about to get one. You can remind them tomorrow.',
  tooMany: 'You can remind at most 500 people at a time.',
};
