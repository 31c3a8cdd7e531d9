import type { Translation } from '#i18n/t.ts';
import type { ssoPage as ru } from './ru.ts';

export const ssoPage: Translation<typeof ru> = {
  title: 'You aren’t signed in',
  number: 'Number for your administrator: {{number}}',
  again: 'To the sign-in page',
  close: 'Close the window',
  reason: {
    away: 'Your company’s sign-in server doesn’t answer. Try again later.',
    denied:
      'Your company’s sign-in server didn’t let you in. Ask those who look after accounts in your company.',
    clock:
      'The clock of your sign-in server is {{minutes}} min away from ours. Tell your company’s administrator.',
    badSecret:
      'Your company’s sign-in server didn’t recognise us: its secret seems to have changed. Tell your company’s administrator.',
    badToken:
      'We couldn’t check the answer of the sign-in server, so nobody was let in. Try again. If it doesn’t help, tell your company’s administrator.',
    unknown:
      'This email isn’t in the company’s directory. We’ve told the HR team: they’ll add you if you work there.',
    unknownEmail:
      '{{email}} isn’t in the company’s directory. We’ve told the HR team: they’ll add you if you work there.',
    noEmail:
      'The sign-in server gave no email, so we don’t know who you are. We’ve told the HR team.',
    otherDomain: 'Your email isn’t in a domain of the company. We’ve told the HR team.',
    unverified:
      'The sign-in server says that your email isn’t verified. Verify it there and sign in again.',
    otherIdentity:
      'Someone else has signed in with this email before. We’ve told the HR team: they’ll confirm that it’s you.',
    disabled: 'Sign-in to this company is disabled for you. Ask the HR team.',
    left: 'According to the directory you no longer work at this company. If that’s wrong, ask the HR team.',
    gone: 'This way to sign in no longer exists. Open the sign-in page and select your company.',
    over: 'This sign-in was begun too long ago, in another browser, or is over. Begin again.',
    busy: 'Too many people are signing in right now. Wait a few minutes and try again.',
    otherPerson: 'Someone else confirmed it, or not just now. Close the window and try again.',
  },
  proved: 'Thank you, it’s you. You can close this window.',
  tried: 'The try is over: the settings window shows what came. You can close this window.',
  done: 'Done',
};
