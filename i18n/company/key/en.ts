import type { Translation } from '#i18n/t.ts';
import type { apiKey as ru } from './ru.ts';

/** Keys by which a company's programs call the product. */
export const apiKey: Translation<typeof ru> = {
  title: 'API keys',
  lead: 'With a key your programs read the company’s directories or keep its employees. It doesn’t open answers, reports or ratings.',
  notLoaded: 'We couldn’t load the keys',
  state: 'Keys: {{count}}',
  none: 'No keys yet',
  docs: 'About the API',
  add: 'Create a key',
  addTitle: 'New API key',
  name: 'Name',
  nameHint: 'You’ll see it in this list and in the activity log. For example, the program’s name.',
  scopeList: 'What it can do',
  scopes: {
    peopleRead: 'Employees: names, emails, job titles, departments, phone numbers',
    directoriesRead: 'Directories: competencies, job titles, departments, open questions',
    scim: 'SCIM: keep employees in step with Entra, Okta or another user directory',
  },
  term: 'Valid for',
  terms: { days30: '30 days', days90: '90 days', days180: '180 days', days365: 'A year' },
  create: 'Create',
  madeTitle: 'The key “{{name}}” has been created',
  once: 'Copy the key now: we won’t show it again. Keep it like a password.',
  secret: 'Key',
  scimBase: 'SCIM address',
  scimEntra:
    'Entra: put the address into Tenant URL and add ?aadOptscim062020 to it, and the key into Secret Token. Under Mappings map userName to mail and turn groups off.',
  scimOkta:
    'Okta: put the address into Base URL, write userName into Unique identifier, select HTTP Header and put the key there.',
  example: 'Try the key with this command',
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
