import type { Translation } from '#i18n/t.ts';
import type { apiKey as ru } from './ru.ts';

/** Keys by which a company's programs call the product. */
export const apiKey: Translation<typeof ru> = {
  title: 'API keys',
  lead: 'With a key your programs read the company’s directories. It doesn’t open answers, reports or ratings.',
  notLoaded: 'We couldn’t load the keys',
  state: 'Keys: {{count}}',
  none: 'No keys yet',
  docs: 'About the API',
  add: 'Create a key',
  addTitle: 'New API key',
  name: 'Name',
  nameHint:
    'You will know the key by it in this list and in the activity log. For example, the program’s name.',
  scopeList: 'What it can read',
  scopes: {
    peopleRead: 'Employees: names, emails, positions, departments, phones',
    directoriesRead: 'Directories: competencies, positions, departments, open questions',
  },
  term: 'Valid for',
  terms: { days30: '30 days', days90: '90 days', days180: '180 days', days365: 'A year' },
  create: 'Create',
  madeTitle: 'The key “{{name}}” has been created',
  once: 'Copy the key now: we won’t show it again. Keep it like a password.',
  secret: 'Key',
  example: 'Try the key with this command',
  copy: 'Copy: {{what}}',
  copied: 'Copied',
  works: 'Works',
  over: 'Expired',
  resting: 'Doesn’t work',
  restingWhy: 'Its creator is no longer a super admin. Create a new key.',
  until: 'Valid until {{date}}',
  wasUntil: 'Expired {{date}}',
  used: 'Last used: {{date}}',
  neverUsed: 'Not used yet',
  madeBy: 'Created by: {{name}}',
  withdraw: 'Withdraw',
  withdrawOne: 'Withdraw: {{name}}',
  withdrawTitle: 'Withdraw the key “{{name}}”?',
  withdrawText: 'Programs with this key lose access right away. A key can’t be brought back.',
};
