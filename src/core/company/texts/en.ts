import type { Translation } from '#platform/texts/t.ts';
import type { brand as ru } from './ru.ts';

export const brand: Translation<typeof ru> = {
  title: 'Company settings',
  lead: 'These apply to everyone in the company. The activity log shows what was changed and when.',
  notLoaded: 'We couldn’t load the company settings',
  save: 'Save',
  reset: 'Discard changes',
  look: 'How the company looks',
  lookText:
    'The name appears in the header, in emails and on printed reports. The icon and colour appear in the header and in emails, and at sign-in on the company’s own address.',
  name: 'Name',
  shortName: 'Short name',
  shortNameHint: 'Shown when people select a company at sign-in',
  host: 'Own address',
  hostHint: 'Changed by whoever runs the server',
  icon: 'Icon',
  iconHint:
    'The picture is fitted into a square and scaled down to {{width}} × {{height}} pixels. A PNG with a transparent background works best.',
  logo: 'Logo',
  logoHint:
    'Takes the place of the name in the header and on printed reports, and of the icon in emails. The picture is scaled down to {{width}} × {{height}} pixels and stands on white in both themes.',
  chooseIcon: 'Choose a file',
  accent: {
    label: 'Accent colour',
    own: 'Own colour',
    pick: 'Pick a colour',
    hint: 'Buttons, links and marks. Six characters after the hash, such as #2f55d4.',
    onLight: 'On light {{ratio}}:1',
    onDark: 'On dark {{ratio}}:1, shade {{color}}',
    fits: 'Readable (at least {{least}}:1 is needed)',
    tooPale: 'Not readable: at least {{least}}:1 is needed',
    nearest: 'Use the nearest darker shade {{color}}',
    sample: 'How it will look',
    sampleButton: 'Button',
    sampleLink: 'a link in a text',
    light: 'Light theme',
    dark: 'Dark theme',
  },
  letters: 'Emails and time',
  timeZone: 'Time zone',
  timeZoneHint: 'The first and last days of assessments are counted in it',
  letterHour: 'Sending time',
  sendingTimeHint:
    'Invitations on an assessment’s first day and reminders go out from this hour. Invitations already scheduled will move to this time too.',
  reminderDays: 'Reminders (days before the end)',
  reminderDaysHint:
    'Separated by commas, from 1 to {{furthest}}, at most {{most}} numbers. Empty: reminders are only sent by hand.',
  reminderDaysWrong: 'Whole numbers separated by commas, such as 3, 1',
  locale: 'Default language',
  localeHint: 'For new employees and users whose language isn’t given',
  anonymity: 'Anonymity',
  threshold: 'Anonymity threshold',
  noThreshold: '1: no anonymity',
  ofPeople: 'at least {{count}} people',
  thresholdText:
    'Ratings by peers, customers and direct reports are only shown as an average of at least {{count}} people. Smaller groups are combined or not shown.',
  noThresholdText:
    'Each reviewer’s ratings will be shown separately, and reviewers are told so before the first question.',
  load: 'Reviewers’ load',
  perRater: 'Assessments per reviewer, at most',
  perRaterFuture: 'New cycles start with this; in each one it can be changed.',
  smallGroups: 'Small roles in new assessments',
  smallGroupsFuture:
    'New assessments start with this; in each one it can be changed until it’s launched.',
  thresholdFuture:
    'Applies to assessments launched after you save. Those already in progress keep the threshold their reviewers were promised.',
  answerWords: 'Words of the answers',
  answerWordsText:
    'What the five answers to questions about competencies are called, from the best to the worst. Where a language’s fields are empty, the product’s words stay. “No information” doesn’t change.',
  answerInstead: '{{mark}}, instead of “{{word}}”',
  repeatedWord: 'Another answer already has this name',
  answerWordsReset: 'Back to the product’s words',
  answerWordsFuture:
    'Apply to assessments launched after saving. Those already in progress, and their reports, keep the words that their reviewers read.',
  terms: 'How long things are kept',
  termsText:
    'Anything older is deleted at night. Answers, reports, assessments and people have no such limit.',
  auditMonths: 'Activity log',
  deliveryMonths: 'Delivery log',
  deliveryMonthsHint: 'Emails of assessments still in progress stay beyond that',
  notificationMonths: 'Notifications',
  forGood: 'No limit',
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  termTitle: 'Keep things for a shorter time?',
  termShorter:
    'Entries older than the new limit will be deleted over the next nights, at most a month of them each night. This can’t be undone.',
  thresholdLower:
    'The threshold will be lower. People answer more openly the surer they are that no one can tell their answers apart.',
};
