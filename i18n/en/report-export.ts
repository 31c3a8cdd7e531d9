import type { reportExport as ru } from '#i18n/ru/report-export.ts';
import type { Translation } from '#i18n/t.ts';

export const reportExport: Translation<typeof ru> = {
  file: { pdf: 'Download PDF', xlsx: 'Download XLSX', csv: 'Download CSV' },
  failed: 'We couldn’t download the report',
};
