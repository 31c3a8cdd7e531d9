import type { Translation } from '#i18n/t.ts';
import type { trend as ru } from './ru.ts';

export const trend: Translation<typeof ru> = {
  heading: 'Others’ rating from report to report',
  competence: 'Competency',
  note_one: '{{count}} final 360 report, {{from}} to {{to}}.',
  note_other: '{{count}} final 360 reports, {{from}} to {{to}}.',
  table: 'Others’ rating by competency in each report',
  report: 'Assessment #{{number}}, {{day}}',
  failed: 'We couldn’t load the ratings from earlier reports',
};
