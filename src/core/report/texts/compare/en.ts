import type { Translation } from '#platform/texts/t.ts';
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
  send: 'Send comparison',
  file: 'Comparison with previous, PDF',
  points: {
    heading: 'Main points',
    wholeHigher: 'Overall, others’ rating is higher by {{change}}: chance hardly ever does that.',
    wholeLower: 'Overall, others’ rating is lower by {{change}}: chance hardly ever does that.',
    wholeChance:
      'Overall, others’ rating differs by {{change}}. Chance does as much when nothing has changed.',
    wholeSame: 'Overall, others’ rating is the same as it was.',
    wholeTooFew:
      'Overall, others’ rating differs by {{change}}, but there are too few people to tell whether anything has changed.',
    higher: 'Others’ rating is clearly higher: {{list}}.',
    lower: 'Others’ rating is clearly lower: {{list}}.',
    others_one: '{{count}} more difference may be chance.',
    others_other: '{{count}} more differences may be chance.',
    singleNot: 'That can’t be said of any single competency.',
    singleChance: 'In single competencies too, the difference is no more than chance does.',
    noneClear: 'Others’ rating differs by no more than chance does.',
    singleTooFew: 'There are too few people to tell about single competencies.',
    known: {
      higher: 'Others’ rating is higher: {{list}}.',
      lower: 'Others’ rating is lower: {{list}}.',
      same: 'Others’ rating is nearly the same: every difference is less than {{limit}}.',
    },
    leader: {
      higher: 'The manager’s rating is higher: {{list}}.',
      lower: 'The manager’s rating is lower: {{list}}.',
      same: 'The manager’s rating is nearly the same: every difference is less than {{limit}}.',
    },
    leaders: {
      higher: 'The managers’ rating is higher: {{list}}.',
      lower: 'The managers’ rating is lower: {{list}}.',
      same: 'The managers’ rating is nearly the same: every difference is less than {{limit}}.',
    },
    leaderOther: 'The manager is a different one this time: the difference is between two views.',
    self: {
      higher: 'The self-assessment has risen: {{list}}.',
      lower: 'The self-assessment has fallen: {{list}}.',
      same: 'The self-assessment has hardly changed: every difference is less than {{limit}}.',
    },
    nothing:
      'The reports have no competencies in common with others’ ratings, so there’s no difference to show.',
    list: '{{name}} ({{change}})',
    more: '{{list}} and {{count}} more',
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
    whole: 'All competencies together',
    chance: 'the difference may be chance',
    tooFew: 'too few people to tell',
    higher: 'clearly higher',
    lower: 'clearly lower',
    onlyIn: 'only in #{{number}}',
    note: 'The large number is the difference, with both ratings below it.',
    otherWords:
      'The answers had different names in these assessments, and part of the difference may come from that.',
    noteChance:
      'A clear difference stands out. One in brackets may be chance, or there are too few people to tell.',
    groups:
      'Roles are compared only when they’re combined in the same way in both reports. Otherwise the group has a rating in one of them only.',
  },
  chance: {
    heading: 'Change or chance',
    text: 'People rate the same person differently, and the same reviewer would answer a little differently on another day. So a difference between groups’ ratings is called clear only when it’s greater than chance makes it. First all competencies together are tested so, then each by itself. When nothing has really changed, any difference in others’ rating is called clear in no more than one comparison in twenty.',
    both: 'The number of people behind each rating counts, and how many were asked both times: {{both}} of {{asked}}. Which of them responded doesn’t matter, and nobody knows.',
    power:
      '“Too few people to tell” means that even a change of a whole point would go unnoticed. A change of 0.5 in all of ten competencies is seen four times in five when the same {{same}} people responded both times, or {{different}} different ones.',
    oneToOne:
      'Self-assessments, the manager’s rating and ratings in an assessment that isn’t anonymous are compared one to one: it’s known whose view it is, and chance isn’t looked for.',
  },
};
