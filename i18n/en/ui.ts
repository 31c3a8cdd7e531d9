import type { ui as ru } from '../ru/ui.ts';
import type { Translation } from '../t.ts';

export const ui: Translation<typeof ru> = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the password',
  passwordRules: 'What the password must be',
  ruleKept: 'met',
  ruleBroken: 'not met',
  choose: 'Choose',
  clear: 'Clear',
  dateMask: 'DD-MM-YYYY',
  chooseDate: '{{field}}: choose in the calendar',
  dateTooEarly: 'Not before {{date}}',
  dateTooLate: 'Not after {{date}}',
  sort: 'Sort by',
  unsorted: 'Unsorted',
  ascending: '{{column}}: ascending',
  descending: '{{column}}: descending',
  pages: 'Pages',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  shown: '{{from}}–{{to}} of {{count}}',
  messages: 'Messages',
  checkFields: 'Check the fields',
};
