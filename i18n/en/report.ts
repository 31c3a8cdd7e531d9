import type { report as ru } from '../ru/report.ts';
import type { Translation } from '../t.ts';

export const report: Translation<typeof ru> = {
  title: 'Assessment report',
  list: {
    title: 'Reports',
    count_one: '{{count}} report',
    count_other: '{{count}} reports',
    search: 'Name or e-mail',
    infoTitle: 'Reports use a scale from 1 to 5',
    infoText:
      '5 means the competence always shows, 1 means never. The higher the mark, the better. “No information” goes into no mark.',
    number: 'Number',
    employee: 'Employee',
    type: 'Type',
    period: 'Period',
    method: 'Method',
    createdAt: 'Created',
    open: 'Open the report: {{name}}',
    download: 'Download PDF: {{name}}',
    empty: 'There are no reports yet',
    emptyText: 'A report appears here when an assessment is done.',
  },
  filter: {
    fromDateStart: 'Assessment starts from',
    toDateStart: 'Assessment starts by',
    number: 'Questionary number',
    year: 'Year',
    method: 'Method',
    type: 'Type',
    subdivision: 'Subdivision',
    subdivisionsFailed: 'The subdivisions could not be loaded.',
  },
  notifications: {
    questionaryNotFound: 'Questionary not found',
  },
  downloadPdf: 'Download PDF',
  preparingPdf: 'Preparing the PDF…',
  loading: 'The report is loading',
  missing: 'There is no report',
  missingText: 'It may not have been made yet, or you have no access to it.',
  loadFailed: 'The report could not be loaded',
  method: 'Method',
  kind: 'Kind',
  kinds: { final: 'Final', interim: 'Interim' },
  chart: {
    show: 'Show in the chart',
    all: 'All',
    legend: '1 is “never”, 5 is “always”.',
    axes: 'Competencies in the chart',
    hidden: 'All lines are hidden. Tick whose marks to show.',
  },
  competences: {
    region: 'Competencies: table of marks',
    agreementNumbers: 'AD {{adm}} · r_wg {{rwg}}',
    empty: 'There are no competencies in this assessment.',
  },
  zones: {
    heading: 'What to look at',
    legend: 'Key',
  },
};
