import type { Translation } from '#i18n/t.ts';
import type { common as ru } from './ru.ts';

export const common: Translation<typeof ru> = {
  product: 'Assessment 360',
  ok: 'Done',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  apply: 'Apply',
  reset: 'Reset',
  search: 'Search',
  filter: 'Filter',
  retry: 'Try again',
  back: 'Back',
  loading: 'Loading…',
  noData: 'no data',
  actions: 'Actions',
  notLoaded: 'We couldn’t load this',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'That didn’t work. Check your connection and try again.',
  from: 'from',
  to: 'to',
  ru: 'Russian',
  en: 'English',
};
