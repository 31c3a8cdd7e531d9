import type { reset as ru } from '#core/account/texts/reset/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const reset: Translation<typeof ru> = {
  title: 'Reset your password',
  lead: 'Enter the email you sign in with, and we’ll send you a link to set a new password.',
  email: 'Email',
  send: 'Send link',
  requested: 'If we have an account for this email, a link is on its way',
  sentTitle: 'Check your email',
  sentText:
    'If {{email}} has an account, we’ve sent a link to it. The link works once and expires in 1 hour.',
  sentHint: 'Nothing there? Check your spam folder and make sure the email is spelled correctly.',
  again: 'Resend',
  newTitle: 'Set a password',
  newLead: 'For {{email}}',
  save: 'Save password',
  deadText: 'It has already been used or has expired. Request a new one: it only takes a minute.',
  askAgain: 'Request a new link',
  doneTitle: 'Password saved',
  doneText:
    'Sign in with your new password. You’ll need to sign in again on your other devices too.',
  doneFirstText: 'You can now sign in with it.',
  signIn: 'Sign in',
  restored: 'Password saved',
};
