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
  doneFirstText: 'Now sign in with it.',
  signIn: 'Sign in',
  restored: 'The password is saved',
  newEmail: {
    title: 'New e-mail',
    lead: 'To sign in with {{email}} and to get letters there, confirm it.',
    whose: 'Account: {{name}}. If it is not yours, confirm nothing and close the page.',
    confirm: 'Confirm the e-mail',
    doneTitle: 'The e-mail is changed',
    doneText: 'Sign in with {{email}} from now on. Where you are signed in, you stay so.',
    open: 'Open the system',
    deadText:
      'It has been used already, its time is over, or the e-mail is to stay as it was. You can have the letter sent again in your profile.',
    takenTitle: 'This e-mail is taken',
    takenText:
      'While the letter was on its way, {{email}} has got an account of its own. Your e-mail stays as it was. If both accounts are yours, ask your HR department.',
    moved: 'The e-mail is changed',
  },
};
