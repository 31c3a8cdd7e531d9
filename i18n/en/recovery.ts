import type { recovery as ru } from '../ru/recovery.ts';
import type { Translation } from '../t.ts';

export const recovery: Translation<typeof ru> = {
  title: 'Password recovery',
  lead: 'Enter the e-mail you sign in with. We will send you a link to set a new password.',
  email: 'E-mail',
  send: 'Send the link',
  back: 'Back to sign-in',
  requested: 'If we know this e-mail, a letter is on its way',
  sentTitle: 'Check your e-mail',
  sentText:
    'If {{email}} is in the system, a letter with a link has been sent there. It works once and for 1 hour.',
  sentHint: 'No letter? Look into the spam folder, or check that the e-mail is right.',
  again: 'Send again',
  newTitle: 'Choose a password',
  newLead: 'To sign in with {{email}}',
  save: 'Save the password',
  checking: 'Checking the link…',
  deadTitle: 'The link no longer works',
  deadText: 'It has been used already, or its time is over. Ask for a new one: it takes a minute.',
  askAgain: 'Ask for a new link',
  doneTitle: 'The password is saved',
  doneText: 'Now sign in with the new password. Other devices have to sign in again, too.',
  signIn: 'Sign in',
  restored: 'The password is saved',
};
