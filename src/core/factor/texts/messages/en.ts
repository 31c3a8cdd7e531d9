import type { factorMessages as ru } from '#core/factor/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const factorMessages: Translation<typeof ru> = {
  wrong: {
    code: 'This code didn’t work. Enter the one that the app shows now. If that doesn’t work either, check the time on your phone: it should be set automatically.',
    recovery: 'This recovery code isn’t yours, or it has been used',
    mailCode: 'This code didn’t work. It’s good for 10 minutes, and only the latest one works.',
    letIn: 'This code didn’t work. It’s good for 30 minutes and works once.',
    passkey: 'That passkey wasn’t accepted. Try again.',
  },
  slowClock:
    'This code is out of date: your phone’s clock is slow. Check the time on your phone: it should be set automatically.',
  notByPassword: 'The password isn’t enough here: confirm with your second factor',
  ticketOver: 'Time to sign in has run out. Enter your password again.',
  tooMany: 'You can add up to ten. Remove one you no longer need.',
  lastWanted: 'Your company requires a second factor. Add another one first.',
  inForce: 'Done: your second factor is on',
  renamed: 'Name saved',
  removed: 'Removed',
  forgotten: 'This device will be asked for a code again',
  codeMailed: 'We’ve emailed you a code',
  letInAsked: 'If there is such an account, we’ve emailed it a code',
  resetDone: 'Second factor reset. The next sign-in asks for a new one, with a code sent by email.',
  resetElsewhere:
    'This person has an account in another company too: only whoever runs the server can reset the second factor',
  resetSuper: 'Only whoever runs the server can reset a super admin’s second factor',
  resetNone: 'This person has no second factor',
  reminded: 'Email sent',
  remindedAlready: 'This person has been reminded today',
};
