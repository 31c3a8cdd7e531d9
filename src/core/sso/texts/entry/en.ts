import type { Translation } from '#platform/texts/t.ts';
import type { ssoPage as ru } from './ru.ts';

export const ssoPage: Translation<typeof ru> = {
  title: 'You aren’t signed in',
  number: 'Number for your administrator: {{number}}',
  again: 'Back to sign-in',
  close: 'Close the window',
  reason: {
    away: 'Your company’s sign-in server isn’t responding. Try again later.',
    denied:
      'Your company’s sign-in server didn’t let you in. Ask whoever looks after accounts at your company.',
    clock:
      'The clock of your sign-in server differs from ours by {{minutes}} min. Tell your company’s administrator.',
    badSecret:
      'Your company’s sign-in server didn’t recognise us: its secret seems to have changed. Tell your company’s administrator.',
    badToken:
      'We couldn’t check the sign-in server’s answer, so no one was signed in. Try again. If that doesn’t help, tell your company’s administrator.',
    unknown:
      'This email isn’t in the company’s directory. We’ve told the HR team: they’ll add you if you work there.',
    unknownEmail:
      '{{email}} isn’t in the company’s directory. We’ve told the HR team: they’ll add you if you work there.',
    noEmail:
      'The sign-in server didn’t give us your email, so we don’t know who you are. We’ve told the HR team.',
    otherDomain: 'Your email isn’t in a domain of the company. We’ve told the HR team.',
    unverified:
      'The sign-in server says that your email isn’t verified. Verify it there and sign in again.',
    otherIdentity:
      'Someone else has signed in with this email before. We’ve told the HR team: they’ll confirm that it’s you.',
    disabled: 'Sign-in to this company is disabled for you. Ask the HR team.',
    left: 'According to the directory you no longer work at this company. If that’s wrong, ask the HR team.',
    gone: 'This way to sign in no longer exists. Open the sign-in page and select your company.',
    over: 'This sign-in was started too long ago or in another browser, or it’s already over. Start again.',
    busy: 'Too many people are signing in right now. Wait a few minutes and try again.',
    otherPerson: 'Someone else confirmed it, or not just now. Close the window and try again.',
  },
  proved: 'Thank you, it’s you. You can close this window.',
  tried: 'The check is finished: see the result in the settings window. You can close this window.',
  done: 'Done',
};
