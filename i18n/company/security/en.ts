import type { companySecurity as ru } from '#i18n/company/security/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const companySecurity: Translation<typeof ru> = {
  title: 'Security',
  lead: 'Who can work in the company and from where, and what can be sent out of it. The activity log shows what was changed and when.',
  ofSupers: 'A super admin can change this.',
  notLoaded: 'We couldn’t load the security settings',
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
    reportHint: 'After the final report. Reports from a file: after the import. Named answers go with their report.',
    former: 'Period for the data of former employees',
    formerHint: 'After they leave. Reports about them stay without the name for their own period.',
    email: 'Whom to write to about personal data',
    emailHint: 'Everyone who signs in sees this email under “My data”.',
    never: 'no limit',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    shorter: 'What’s older than the new period will be deleted every night, and that can’t be undone. Before the first time, everyone who runs assessments gets an email with a list, two weeks ahead.',
  },
};
