import type { Summary, SummaryFormat } from '#contract/assessment/summary.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { File } from '#server/platform/http/call.ts';
import { contentTypes } from '#server/platform/table-file/content-types.ts';
import { streamXlsx } from '#server/platform/table-file/format/write-xlsx.ts';
import { summarySheets } from './summary-tables.ts';

/** A file's name takes plain letters only. */
const names = { company: 'company', subdivision: 'department', leader: 'people', cycle: 'cycle' };

/** A summary report to take along. */
export async function summaryFile(
  { t, locale }: { t: T; locale: Locale },
  summary: Summary,
  { format, today }: { format: SummaryFormat; today: string },
): Promise<File> {
  const { of, year, method } = summary;
  const name = `summary_${names[of]}_${year}_${method}_${today}.${format}`;
  return {
    name,
    contentType: contentTypes.xlsx,
    file: streamXlsx(summarySheets(summary, t, locale)),
  };
}
