import type { recovery as ru } from '../ru/recovery.ts';
import type { Translation } from '../t.ts';

export const recovery: Translation<typeof ru> = {
  title: 'Reset your password',
  lead: 'Enter the email you sign in with, and we’ll send you a link to set a new password.',
  email: 'Email',
  send: 'Send link',
  back: 'Back to sign-in',
  requested: 'If we have an account for this email, a link is on its way',
  sentTitle: 'Check your email',
  sentText:
    'If {{email}} has an account, we’ve sent a link to it. The link works once and expires in 1 hour.',
  sentHint: 'Nothing there? Check your spam folder and make sure the email is spelled correctly.',
  again: 'Resend',
  newTitle: 'Set a password',
  newLead: 'For {{email}}',
  save: 'Save password',
  checking: 'Checking your link…',
  deadTitle: 'This link no longer works',
  deadText: 'It has already been used or has expired. Request a new one: it only takes a minute.',
  askAgain: 'Request a new link',
  doneTitle: 'Password saved',
  doneText:
    'Sign in with your new password. You’ll need to sign in again on your other devices too.',
  doneFirstText: 'You can now sign in with it.',
  signIn: 'Sign in',
  restored: 'Password saved',
  newEmail: {
    title: 'Confirm your new email',
    lead: 'Confirm {{email}} to sign in with it and receive our emails there.',
    whose: 'Account: {{name}}. If this isn’t your account, don’t confirm. Just close this page.',
    confirm: 'Confirm email',
    doneTitle: 'Email changed',
    doneText: 'Sign in with {{email}} from now on. You stay signed in where you already are.',
    open: 'Open Assessment 360',
    deadText:
      'It has already been used, has expired, or the change was cancelled. You can resend the email from your profile.',
    takenTitle: 'This email is already in use',
    takenText:
      'Before you confirmed, someone created an account for {{email}}. Your email hasn’t changed. If both accounts are yours, contact your HR team.',
    moved: 'Email changed',
  },
};
