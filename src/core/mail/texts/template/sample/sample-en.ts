import type { Translation } from '#platform/texts/t.ts';
import type { templateSample as ru } from './sample-ru.ts';

export const templateSample: Translation<typeof ru> = {
  person: { greeting: 'Hello Anna,', firstName: 'Anna', fullName: 'Anna Brown' },
  account: {
    email: 'anna.brown@example.com',
    next: 'Set a password and you’re ready to sign in.',
  },
  assessment: {
    who: 'Wolfe Peter and 2 more',
    count: '3 people',
    until: '30 June',
    left: 'Tomorrow is the last day',
    minutes: 'about 20 minutes',
    organiser: 'Frost Helen, helen.frost@example.com',
  },
  words:
    '<p><strong>From HR</strong></p><p>The results help each person plan their development.</p>',
  list: { first: 'Peter Wolfe', second: 'Mary Gregory', own: 'Anna Brown' },
  news: {
    number: '#42',
    subject: 'Wolfe Peter',
    dates: '15 June 2026 – 30 June 2026',
    tooSoon:
      'Launch it on 31 July 2026 or later: for 30 days after an anonymous assessment no one is asked about the same person again.',
    note: 'assessment #42, 15 June 2026 – 30 June 2026',
  },
  tasks: {
    what: 'Choose who assesses you by 12 March',
    count: '1 thing to do',
    minutes: 'This takes about 5 minutes.',
    row: 'Choose who assesses you',
    note: 'Spring 360, by 12 March',
    message:
      '<p><strong>From HR</strong></p><p>Please name people you have worked with this year.</p>',
  },
  sent: {
    report: { kind: 'Assessment report', subject: 'Wolfe Peter' },
    sender: { name: 'Frost Helen', email: 'helen.frost@example.com' },
    message: '<p>Hello Anna,</p><p>Here’s the report. Shall we talk it over on Thursday?</p>',
  },
  button: {
    invitation: 'Give feedback',
    reminder: 'Give feedback',
    questionaryDone: 'Open assessment',
    nextCreated: 'Open assessment',
    keyLost: 'Open assessment',
    reportReady: 'Open report',
    tasks: 'Open',
    followUp: 'Answer',
    passwordReset: 'Set a new password',
    accountCreated: 'Set password',
  },
};
