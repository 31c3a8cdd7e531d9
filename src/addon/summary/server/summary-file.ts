import type { exportSummary, Summary, SummaryFormat } from '#addon/summary/contract/summary.ts';
import type { Call, File } from '#platform/server/http/call.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import { summarySheets } from './summary-tables.ts';

/** A file's name takes plain letters only. */
const names = { company: 'company', subdivision: 'department', leader: 'people', cycle: 'cycle' };

interface At {
  format: SummaryFormat;
  today: string;
  brand: PaperBrand;
}

type Reading = Pick<Call<typeof exportSummary>, 'context' | 'actor' | 't' | 'locale'>;

/** A summary report to take along. */
export async function summaryFile(reading: Reading, summary: Summary, at: At): Promise<File> {
  const { of, year, method } = summary;
  const { format, today } = at;
  return {
    name: `summary_${names[of]}_${year}_${method}_${today}.${format}`,
    contentType: contentTypes[format],
    file: await write(reading, summary, at),
  };
}

function write({ context, actor, t, locale }: Reading, summary: Summary, at: At) {
  const { brand, today } = at;
  switch (at.format) {
    case 'xlsx':
      return streamXlsx(summarySheets(summary, t, locale));
    case 'pdf':
      return context.pdf.render(actor.brandId, { summary, locale, brand, createdAt: today });
    case 'pptx':
      return context.pdf.render(actor.brandId, { slides: summary, locale, brand });
  }
}
