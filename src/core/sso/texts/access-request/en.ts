import type { Translation } from '#platform/texts/t.ts';
import type { accessRequest as ru } from './ru.ts';

export const accessRequest: Translation<typeof ru> = {
  title: 'Access requests',
  note_one: '{{count}} person wanted to use company sign-in, but we don’t know who it is',
  note_other: '{{count}} people wanted to use company sign-in, but we don’t know who they are',
  open: 'Have a look',
  lead: 'The company’s sign-in server knows these people, but we didn’t let them in. Confirm who it is, and the person can sign in. They and the super admins are told.',
  noName: 'No name',
  came: '{{connection}}, last on {{date}}',
  reason: {
    unknown: 'No one in the directory has this email',
    noEmail: 'The sign-in server didn’t give an email',
    otherDomain: 'The email isn’t in a domain of the company',
    unverified: 'The email isn’t verified at the sign-in server',
    otherIdentity: 'The employee with this email signs in with another account',
    disabled: 'This user’s sign-in is off',
    left: 'No longer works at the company',
  },
  isThem: 'It’s {{name}}',
  another: 'Select employee',
  anotherFor: 'Select employee: {{name}}',
  forget: 'Remove from the list: {{name}}',
  search: 'Employee’s name or email',
  nobody: 'No one found',
  empty: 'No one else',
};
