import type { heatmap as ru } from '../ru/heatmap.ts';
import type { Translation } from '../t.ts';

export const heatmap: Translation<typeof ru> = {
  title: 'Company results',
  note_one: 'Final reports of {{count}} person, method {{method}}, {{year}}',
  note_other: 'Final reports of {{count}} people, method {{method}}, {{year}}',
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
  savePng: 'Download picture',
  saveFailed: 'We couldn’t download the file',
  pictureFailed: 'We couldn’t draw the picture',
  howTitle: 'How to read the table',
  explained:
    'A cell shows others’ average rating and how many people are in it: one final report each from the year and method, usually the latest. Departments and job titles are those of the day of the report. The scale is 1 to 5, and 5 is best.',
  withheldText:
    'Every number is an average of at least {{threshold}} people. A cell is also withheld when ratings of fewer people could be worked out from other cells, totals, the table by job title or earlier tables. “12 of 14” means that two more are waiting for enough others. Totals add up the cells that are shown, and nothing else.',
  waitsText:
    'A report appears here on the day after the last day of its assessment. Whoever changed department or job title within the year stays where they were in the first report of that year.',
  legend: { label: 'Colour of a cell', below: 'below {{mark}}', from: 'from {{mark}}' },
  empty: 'No reports for {{year}} with method {{method}}',
  emptyText:
    'Select another year or method. A report appears here on the day after the last day of its assessment.',
  file: {
    marks: 'Ratings',
    people: 'People and responses',
    about: 'How to read',
    period: 'Final reports of {{year}}, method {{method}}',
  },
};
