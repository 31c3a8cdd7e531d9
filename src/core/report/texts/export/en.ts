import type { reportExport as ru } from '#core/report/texts/export/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const reportExport: Translation<typeof ru> = {
  file: { pdf: 'Download PDF', xlsx: 'Download XLSX', csv: 'Download CSV' },
  failed: 'We couldn’t download the report',
  list: 'Export list',
  listFailed: 'We couldn’t download the list of reports',
  jobs: {
    title: 'Report archives',
    running: 'Preparing an archive of reports: {{percent}}%',
    ready: 'The archive of reports is ready',
    broken: 'The archive of reports isn’t ready',
    preparing_one: 'Preparing {{count}} report',
    preparing_other: 'Preparing {{count}} reports',
    progress: '{{done}} of {{total}} · {{percent}}%',
    done_one: '{{count}} report in one file',
    done_other: '{{count}} reports in one file',
    until: 'Available until {{moment}}',
    leftOut_one: '{{count}} report isn’t included: the archive names it.',
    leftOut_other: '{{count}} reports aren’t included: the archive names them.',
    gaveUp: 'We couldn’t prepare the archive',
    gaveUpText: '{{done}} of {{total}} are ready.',
    again: 'Continue',
    download: 'Download ZIP',
    downloadFailed: 'We couldn’t download the archive',
    cancel: 'Stop preparing the archive',
    forget: 'Remove the archive from the list',
    isReady: 'The archive of reports is ready: it’s at the top of the page',
  },
};
