import type { Translation } from '#i18n/t.ts';
import type { heatmap as ru } from './ru.ts';

export const heatmap: Translation<typeof ru> = {
  title: 'Company results',
  note_one: 'Final reports on {{count}} person, method {{method}}, {{year}}',
  note_other: 'Final reports on {{count}} people, method {{method}}, {{year}}',
  region: 'Others’ ratings by competency',
  rows: 'Rows',
  by: { subdivision: 'By department', position: 'By job title' },
  group: { subdivision: 'Department', position: 'Job title' },
  year: 'Year',
  method: 'Method',
  average: 'Average',
  total: 'All rows together',
  people: 'People',
  asked: 'Raters',
  answered: 'Responses',
  answeredOf: '{{answered}} of {{asked}} ({{percent}}%)',
  peopleOf_one: '{{count}} person',
  peopleOf_other: '{{count}} people',
  peopleSome: '{{count}} of {{all}}',
  noMarks: 'No ratings',
  few_one: 'Withheld: only {{count}} person was rated',
  few_other: 'Withheld: only {{count}} people were rated',
  apart: 'Withheld: otherwise the ratings of a few people could be worked out',
  hidden: 'withheld',
  openReports: 'Reports: {{name}}',
  saveXlsx: 'Download XLSX',
  savePng: 'Download image',
  saveFailed: 'We couldn’t download the file',
  pictureFailed: 'We couldn’t create the image',
  howTitle: 'How to read the table',
  explained:
    'Each cell shows others’ average rating and the number of people behind it. For each person it takes one final report of that year and method, usually the latest. Departments and job titles are as of the day of the report. The scale is 1 to 5: the higher, the better.',
  withheldText:
    'Every number is an average of at least {{threshold}} people. A cell is also withheld when ratings of fewer people could be worked out from other cells, totals, the table by job title or earlier tables. “12 of 14” means that two more people are left out until there are enough of them. Totals add up only the cells that are shown.',
  waitsText:
    'An open report appears here on the day after the last day of its assessment or, where all assessments with that last day are completed sooner, on the day after that. Anyone who changed department or job title during the year stays where they were in their first report of that year.',
  legend: { label: 'Cell colours', below: 'below {{mark}}', from: 'from {{mark}}' },
  empty: 'No reports for {{year}} with method {{method}}',
  emptyText:
    'Select another year or method. A report appears here on the day after all assessments with the same last day are completed.',
  file: {
    marks: 'Ratings',
    people: 'People and responses',
    about: 'How to read',
    period: 'Final reports for {{year}}, method {{method}}',
  },
};
