import type { acceptance as ru } from '#core/account/texts/acceptance/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** The page of the mailed link by which somebody with an account accepts another company's access. */
export const acceptance: Translation<typeof ru> = {
  title: 'Access to {{company}}',
  lead: '{{company}} is giving you access to its employee feedback. {{email}} already has an account; if you accept, it opens this company too.',
  means: 'What changes',
  signIn: 'You sign in with the same email and password, and select the company.',
  seen: 'This company will see the name, language and Slack ID of your account.',
  apart: 'Nothing changes where you already work, and no one there is told.',
  accept: 'Accept access',
  decline: 'Decline',
  declineTitle: 'Decline access?',
  declineText:
    'You won’t be able to sign in to {{company}} until it gives you access again. You can still give feedback through the links in your emails.',
  acceptedTitle: 'You have access',
  acceptedText: 'You can now sign in to {{company}} with {{email}}.',
  acceptedPassword:
    'One more step: set a password. You don’t have one yet, or your address has changed recently.',
  setPassword: 'Set password',
  open: 'Sign in',
  declined: 'You declined access',
  declinedText: '{{company}} has learned nothing about your account.',
  deadText:
    'It was used already, has expired, or the access is no longer offered. Ask the company to send the email again.',
};
