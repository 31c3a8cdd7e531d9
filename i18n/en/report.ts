import type { report as ru } from '../ru/report.ts';
import type { Translation } from '../t.ts';

export const report: Translation<typeof ru> = {
  title: 'Assessment report',
  list: {
    title: 'Reports',
    count_one: '{{count}} report',
    count_other: '{{count}} reports',
    search: 'Name or email',
    infoTitle: 'Reports use a scale from 1 to 5',
    infoText:
      '5 means the person always shows the competency, 1 means never. Higher is better. “No information” answers aren’t counted.',
    number: 'No.',
    employee: 'Employee',
    type: 'Type',
    period: 'Period',
    method: 'Method',
    createdAt: 'Created',
    open: 'Open report: {{name}}',
    download: 'Download PDF: {{name}}',
    empty: 'No reports yet',
    emptyText: 'Reports appear here when an assessment is completed.',
  },
  filter: {
    fromDateStart: 'Started on or after',
    toDateStart: 'Started on or before',
    number: 'Assessment number',
    year: 'Year',
    method: 'Method',
    type: 'Type',
    subdivision: 'Department',
    subdivisionsFailed: 'Couldn’t load departments',
  },
  notifications: {
    questionaryNotFound: 'Assessment not found',
  },
  downloadPdf: 'Download PDF',
  preparingPdf: 'Preparing PDF…',
  loading: 'Loading report…',
  missing: 'Report not found',
  missingText: 'It may not be ready yet, or you don’t have access to it.',
  loadFailed: 'Couldn’t load the report',
  method: 'Method',
  chart: {
    show: 'Show on chart',
    all: 'All',
    legend: '1 = never, 5 = always',
    axes: 'Competencies on the chart',
    hidden: 'Everything is hidden. Select whose ratings to show.',
  },
  competences: {
    region: 'Competencies: ratings table',
  },
  zones: {
    heading: 'Strengths and what to develop',
    legend: 'Key',
  },
};
