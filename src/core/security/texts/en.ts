import type { companySecurity as ru } from '#core/security/texts/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const companySecurity: Translation<typeof ru> = {
  lead: {
    signIn:
      'How people sign in, from where and for how long. The activity log shows what was changed and when.',
    security:
      'What can be sent out of the company, what is kept and for how long, and whose rights are changing. The activity log shows what was changed and when.',
    integrations:
      'Programs that read the company’s data, keep its employees up to date and hear of events.',
  },
  ofSupers: 'A super admin can change this.',
  notLoaded: 'We couldn’t load the security settings',
  former: 'Until {{until}}, what applied before still lets the other super admins in.',
  first: {
    title: 'What to turn on first',
    done: 'done',
    factor: {
      title: 'A second factor for HR and admins',
      why: 'They see other people’s reports, so a stolen password shouldn’t be enough to sign in. Required company sign-in will do too.',
    },
    supers: {
      title: 'A second super admin',
      why: 'If the only one loses access, nobody but the people who run the server can bring it back.',
    },
    share: {
      title: 'Reports don’t go to just any address',
      why: 'A report with ratings and comments can’t be called back from a private mailbox.',
    },
  },
  share: {
    title: 'Sending reports',
    lead: 'Reports go out by email or Slack with a PDF attached. Decide here who can get them.',
    label: 'Where reports can be sent',
    kind: {
      members: 'Our people only',
      domains: 'Our people and chosen domains',
      anywhere: 'Any address',
    },
    hint: {
      members: 'To the emails of employees in the directory and of the company’s users',
      domains: 'For example to partners who work with you',
      anywhere: 'Anyone who can send a report can send it to a private mailbox too',
    },
    domains: 'Domains',
    domainsHint:
      'Separated by commas, such as partner.com, at most {{most}}. List subdomains separately.',
    anywhere:
      'Reports with ratings and comments can leave the company for any address. The delivery log shows who sent them and to whom.',
    waiting: 'Emails that haven’t gone out yet are checked again before they do.',
    invalidDomain: 'Enter a domain: a.com',
    repeatedDomain: 'This domain is listed twice',
  },
  session: {
    title: 'Sessions',
    lead: 'After signing in, people work until one of the limits is reached. Then they sign in again, and what they’ve typed stays on the screen.',
    hrState: 'HR and admins: up to {{longest}}, up to {{idle}} without activity',
    othersState: 'Everyone else: up to {{longest}}, up to {{idle}} without activity',
    hr: 'HR and admins',
    others: 'Everyone else',
    hrLongest: 'A session lasts at most',
    hrIdle: 'Without activity at most',
    othersLongest: 'A session lasts at most',
    othersIdle: 'Without activity at most',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    shorter:
      'Sessions that have already lasted longer end right away. Reviewers’ links have no such limits.',
    idleTooLong: 'A session can’t be idle longer than it lasts',
  },
  address: {
    title: 'Addresses',
    lead: 'Reviewers’ links open from anywhere. For everything else the list applies right away, not only at sign-in; only other super admins are shut out a day later.',
    anywhere: 'People can work from anywhere',
    hrState_one: 'HR and admins work from {{count}} network',
    hrState_other: 'HR and admins work from {{count}} networks',
    allState_one: 'Everyone works from {{count}} network',
    allState_other: 'Everyone works from {{count}} networks',
    list: 'Where people can work from',
    listHint:
      'Addresses and networks, one on each line, at most {{most}}: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32. Empty means anywhere.',
    own: 'Your address now: {{address}}',
    addOwn: 'Add it',
    who: 'Who it applies to',
    hr: 'HR and admins',
    all: 'Everyone who signs in',
    help: 'If your office has IPv6, add its network too: the same computer may come from either address.',
    proxy:
      'The server is behind a proxy that it doesn’t know about, so it can’t see real addresses. The list can’t be saved until whoever runs the server sets TRUST_PROXY.',
  },
  kept: {
    title: 'Addresses in the activity log',
    lead: 'Where people signed in, changed rights and settings, and exported files. Addresses are deleted after 90 days.',
    label: 'How much of the address to keep',
    kind: {
      full: 'The whole address',
      block: 'Only the network (203.0.113.0/24)',
      none: 'Nothing',
    },
  },
  terms: {
    title: 'Retention periods',
    lead: 'When to delete reports and erase the names of former employees, and whom people write to about their data. We’ll write two weeks before the first deletion.',
    state: 'Reports: {{reports}}. Former employees: {{former}}.',
    record: 'Record of processing',
    report: 'Period for reports',
    reportHint:
      'Counted from the final report or, for imported reports, from the import. Named answers are deleted with their report.',
    former: 'Period for the data of former employees',
    formerHint:
      'Counted from the day they leave. Reports on them are kept without the name for their own period.',
    email: 'Whom to write to about personal data',
    emailHint: 'Everyone who signs in sees this email under “My data”.',
    never: 'no limit',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    shorter:
      'Anything older than the new period will be deleted every night. You can’t undo this. Two weeks before the first time, everyone who runs assessments gets an email with a list.',
  },
};
