import type { Translation } from '#platform/texts/t.ts';
import type { trend as ru } from './ru.ts';

export const trend: Translation<typeof ru> = {
  heading: 'Others’ rating from report to report',
  competence: 'Competency',
  note_one: '{{count}} final 360 report, {{from}} to {{to}}.',
  note_other: '{{count}} final 360 reports, {{from}} to {{to}}.',
  whole: {
    higher:
      'From the first to the last, higher by {{change}} overall: chance hardly ever does that.',
    lower: 'From the first to the last, lower by {{change}} overall: chance hardly ever does that.',
    chance: 'From the first to the last, {{change}} overall: chance does as much.',
    tooFew:
      'From the first to the last, {{change}} overall: too few people to tell whether anything has changed.',
    known: 'From the first to the last, {{change}} overall.',
  },
  table: 'Others’ rating by competency in each report',
  report: 'Assessment #{{number}}, {{day}}',
  failed: 'We couldn’t load the ratings from earlier reports',
};
