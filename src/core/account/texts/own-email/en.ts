import type { ownEmail as ru } from '#core/account/texts/own-email/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** The page of the mailed link that confirms a new e-mail. */
export const ownEmail: Translation<typeof ru> = {
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
};
