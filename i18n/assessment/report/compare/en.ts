import type { Translation } from '#i18n/t.ts';
import type { comparison as ru } from './ru.ts';

export const comparison: Translation<typeof ru> = {
  title: 'Report comparison',
  paperTitle: 'Comparison of 360° assessment reports: {{subject}}',
  earlier: 'Before',
  later: 'Now',
  numbered: 'Assessment #{{number}}',
  responses: '{{answered}} responded',
  numbers: 'Assessments #{{earlier}} and #{{later}}',
  loading: 'Loading comparison…',
  loadFailed: 'We couldn’t load the comparison',
  missing: 'Nothing to compare with',
  missingText: 'There’s no earlier 360 report on this person, or you don’t have access to it.',
  choose: 'Select a report to compare with',
  chooseText: 'Final 360 reports on this person. Select the one to compare with.',
  chooseNone: 'No other 360 reports yet',
  chooseNoneText: 'You can compare once another 360 assessment of this person is completed.',
  chooseFailed: 'We couldn’t load the reports',
  download: 'Download PDF',
  send: 'Send comparison',
  preparing: 'Preparing PDF…',
  file: 'Comparison with previous, PDF',
  points: {
    heading: 'Main points',
    higher: 'Others’ rating is clearly higher: {{list}}.',
    lower: 'Others’ rating is clearly lower: {{list}}.',
    others_one: '{{count}} more change is within the margin of error.',
    others_other: '{{count}} more changes are within the margin of error.',
    noise: 'Others’ rating hasn’t clearly changed: every difference is within the margin of error.',
    nothing:
      'The reports have no competencies in common with others’ ratings, so there’s no difference to show.',
    list: '{{name}} ({{change}})',
  },
  chart: {
    heading: 'Profiles side by side',
    line: '{{who}}, {{day}}',
    onlyBoth: 'The chart shows only competencies from both reports.',
  },
  table: {
    heading: 'What has changed',
    region: 'What has changed: table by competency and role',
    change: '{{earlier}} → {{later}}',
    noise: 'within the margin of error',
    higher: 'clearly higher',
    lower: 'clearly lower',
    onlyIn: 'only in #{{number}}',
    note: 'The large number is the difference, with both ratings below it. “≈” and a pale colour mean that the difference is within the margin of error: it may come down to who happened to respond.',
    groups:
      'Roles are compared only when they’re combined in the same way in both reports. Otherwise the group has a rating in one of them only.',
  },
  noise: {
    heading: 'Margin of error',
    text: 'People rate the same person differently: the standard deviation of their ratings is taken to be {{deviation}}. A difference is clear when it’s greater than 1.96 × {{deviation}} × √(1/n₁ + 1/n₂), where n₁ and n₂ are the numbers of people behind the two ratings. When nothing has really changed, one difference in twenty goes beyond this by chance. Where a report says “roughly” or “not everyone”, the smallest number of people who can be behind the rating is used. The margin of error isn’t applied to self-assessments: the same person responded both times.',
  },
};
