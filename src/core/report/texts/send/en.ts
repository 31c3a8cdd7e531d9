import type { reportSend as ru } from '#core/report/texts/send/ru.ts';
import { slackOff } from '#platform/texts/slack-off/en.ts';
import type { Translation } from '#platform/texts/t.ts';

export const reportSend: Translation<typeof ru> = {
  title: 'Send report',
  titleComparison: 'Send report comparison',
  about: 'Report on {{name}}, assessment #{{number}}',
  aboutInterim: 'Interim report on {{name}}, assessment #{{number}}',
  aboutComparison: 'Report comparison: {{name}}, assessment #{{number}}',
  loadFailed: 'We couldn’t load the report',
  message: 'Message',
  firstMessage:
    'Hello! Here is the assessment report. If anything in it is unclear, or you’d like to talk it over, reply to this email.',
  messageHint: 'We’ll attach the report as a PDF and add your name and email.',
  messageNoLinks: 'Only HR and admins can send links and web addresses in the text.',
  people: 'Reviewers and person assessed',
  peopleHint: 'Select who gets the report',
  peopleFailed: 'We couldn’t load the people',
  noPeople: 'There’s no one to send the report to: they no longer work at the company',
  subject: 'Person assessed',
  chooseAll: 'Select all: {{role}}',
  method: 'How to send: {{name}}',
  methods: { email: 'Email', slackId: 'Slack', all: 'Email and Slack' },
  email: 'Email: {{name}}',
  slackId: 'Slack ID: {{name}}',
  channel: 'This is a channel: everyone in it will see the file',
  slackOff,
  others: 'Other recipients',
  othersLabel: 'Name or email',
  othersPlain: 'Email',
  othersHint: 'Select from the list, or enter an address and press Enter',
  othersHintPlain: 'Enter an address and press Enter',
  suggestions: 'Matching users',
  suggested_one: '{{count}} user found',
  suggested_other: '{{count}} users found',
  remove: 'Remove: {{email}}',
  added: 'Addresses added',
  whoGets_one: 'The report on {{name}} goes to {{count}} person: {{list}}',
  whoGets_other: 'The report on {{name}} goes to {{count}} people: {{list}}',
  andMore: 'and {{count}} more',
  toOthers:
    'People other than the person assessed will see all of their ratings and comments. You can’t recall an email.',
  ownToOthers:
    'The recipients will see all of your ratings and comments. You can’t recall an email.',
  share: {
    members: 'The company only sends reports to its own people.',
    domains: 'The company only sends reports to its own people and to addresses at {{domains}}.',
  },
  inLog: 'HR and admins can see in the delivery log who got a report and when.',
  submit: 'Send',
  submitAndNext: 'Send and open the next',
  sent_one: 'Sending the report to {{count}} recipient',
  sent_other: 'Sending the report to {{count}} recipients',
  beforeOpening: {
    title: 'Send it before they can read it?',
    text: 'The report isn’t shared yet: {{name}}. If you send it now, its recipients read it before the talk, or without one. The activity log will say so.',
    confirm: 'Send now',
  },
  errors: {
    beforeOpening: 'The person can’t read this report yet. Confirm that you send it before that',
    noRecipients: 'Select at least one recipient',
    alreadyAdded: 'This address has already been added',
    slackIdRequired: 'Enter a Slack ID',
    noLinks: 'Only HR and admins can send links and web addresses. Remove {{address}}',
    otherAddress:
      'The link “{{shown}}” leads to another address: {{target}}. Use that address or plain words.',
    outsider: '{{email}}: the company only sends reports to its own people',
    otherDomain:
      '{{email}}: the company only sends reports to its own people and to addresses at {{domains}}',
    tooNew:
      '{{address}} was entered within the last day. You can send reports there once a day has passed',
    slackUnknown: '{{id}}: no one at the company has this Slack ID',
    dayLimit:
      'You can send reports to at most {{most}} recipients in a day and have {{left}} left. Send to the others tomorrow.',
  },
};
