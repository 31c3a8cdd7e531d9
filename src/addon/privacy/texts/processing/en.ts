import type { Translation } from '#platform/texts/t.ts';
import type { processing as ru } from './ru.ts';

export const processing: Translation<typeof ru> = {
  title: 'Record of processing',
  lead: 'Made from the settings of {{company}} and of this installation on {{date}}. You add the basis of each activity, the place of the servers and the contracts.',
  print: 'Print',
  notLoaded: 'We couldn’t load the record',
  who: {
    title: 'Who answers for it',
    controller: 'Controller',
    operator: 'The installation is run by',
    contact: 'Whom to write to about data',
    consent: 'Consent before answering',
    unknown: 'not given',
    consentKind: {
      off: 'not asked for',
      notice: 'a notice is shown',
      tick: 'asked of everyone who answers',
    },
  },
  activities: {
    title: 'Activities',
    what: 'Activity and purpose',
    whose: 'Whose data, and which',
    howLong: 'For how long',
    directory: 'Directory and structure: to know who is assessed by whom',
    directoryOf:
      'Employees ({{people}}) and former ones ({{former}}): name, email, job title, department, managers, dates of work; where given, phone, photo, birth date, status, place, Slack, Telegram',
    scim: 'User directory (SCIM): to keep employees in step with it',
    scimOf:
      'Employees from the directory: {{count}}. Their name and ID there, display name, a manager not found yet.',
    invitations: 'Invitations: to ask those who know the person',
    invitationsOf:
      'Who answers about whom and in which role, whether they have; which emails were sent',
    answers: 'Answers: to collect ratings and comments',
    answersOf:
      'Answers are encrypted; anonymous ones are kept without a name or a time. Until they’re submitted: the kind of device they were begun on, and the day',
    answersLast:
      'anonymous ones are destroyed with the final report, the others go with the report; the kind of device goes once the answers are submitted or the assessment has ended',
    reports: 'Reports: to show the result to the person and their manager',
    reportsOf: 'Reports ({{count}}): averages of groups, comments, comparison with earlier ones',
    broughtIn: 'Reports of earlier years from a file',
    broughtInOf: 'Reports ({{count}}): averages and comments',
    results: 'Company results by group: to show averages and give nobody’s marks away',
    resultsOf:
      'Who knows about whose reports; in which groups whose mark is counted, without the marks themselves',
    plans: 'Development plans: to agree what to do after a report',
    plansOf:
      'Whoever has a plan: goals, steps and dates; notes by the person and by whoever manages them',
    accounts: 'Accounts: to let the right people in',
    accountsOf:
      'Users ({{count}}): email, name, roles, hash of the password; sessions: time, browser, system',
    accountsSso: 'Sign-in by the company’s system: its identifier and email',
    accountsLast: 'while they have access; sessions until their term',
    guessing: 'Protection against guessing of passwords',
    guessingOf: 'Number of attempts for an account and for a block of addresses',
    guessingLast: '15 minutes',
    journal: 'Activity log: to know who did what, and who opened reports',
    journalOf: 'Users: name, email, action, time, device',
    addresses: {
      full: 'whole addresses for 90 days',
      block: 'networks of addresses for 90 days',
      none: 'no addresses',
    },
    consents: 'Consents: to show that someone has agreed',
    consentsOf: 'Who agreed to which version of the text, and on which day',
    consentsLast: 'while the employee record is kept',
    notifications: 'Notifications: to tell what matters',
    notificationsOf: 'Who was told what, and when',
  },
  term: {
    never: 'until HR deletes it',
    forGood: 'for good',
    withQuestionary: 'while the assessment is kept; the delivery log {{term}}',
    former: 'while they work there; after they leave {{term}}',
    report: '{{term}}; finished PDFs 1 year, ZIP archives a day',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
  recipients: {
    title: 'Who receives it',
    who: 'Who',
    what: 'What',
    inside: 'Within the company',
    insideWhat:
      'Reports: the person, their manager, HR and administrators. Development plans, and what others saw when asked again: the person, and whoever manages them now if the person shares the plan; not HR or administrators. Company results without names: HR, administrators and directors. The rest by role.',
    sent: 'Those to whom a report is sent',
    sentWhat: {
      members: 'A report as a PDF. Employees and users of the company only.',
      domains: 'A report as a PDF. Employees and the domains {{domains}}.',
      anywhere: 'A report as a PDF. Any address.',
    },
    webhooks: 'Systems of the company, by webhooks: {{count}}',
    webhooksWhat:
      'Who joined, changed and left, which assessments were launched and completed, whose report was opened. No answers or ratings.',
    keys: 'Programs of the company, by API keys: {{count}}',
    keysWhat: 'Employees and directories, as the key permits. No answers, reports or ratings.',
    mail: 'The mail server',
    mailWhat: 'Emails: names, names of assessments, links; a report if someone sends it',
    slack: 'Slack (abroad)',
    slackWhat: 'The name and dates of an assessment; a report if someone sends it',
    analytics: 'Yandex Metrica',
    analyticsWhat: 'The IP address, the browser, the kind of page',
    errors: 'The collector of errors',
    errorsWhat: 'The kind of an error and the place in the program, nothing personal',
    matrix: 'The Matrix application',
    matrixWhat: 'The page’s address, and what people type there themselves',
    operator: 'Whoever runs the server',
    operatorWhat: 'Everything on the server',
  },
};
