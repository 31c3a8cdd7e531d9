import type { Translation } from '#platform/texts/t.ts';
import type { knockMessages as ru } from './ru.ts';

export const knockMessages: Translation<typeof ru> = {
  done: '{{name}} can now use company sign-in',
  bound: 'This account has already been confirmed. Reload the page.',
  gone: 'This employee no longer works at the company. Select another one.',
  disabled: 'This user’s sign-in is off. Turn it on in Users first.',
  ofSupers: 'This user has more rights than an employee. Ask a super admin to confirm who it is.',
  superAdmin:
    'A super admin confirms themselves: they sign in with their password and find themselves in this list.',
};
