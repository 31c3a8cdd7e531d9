import type { HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import type { exportSummary, Summary, SummaryFormat } from '#addon/summary/contract/summary.ts';
import type { Call, File } from '#platform/server/http/call.ts';
import type { PaperBrand } from '#platform/server/pdf/brand.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { streamXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { BoardTask } from './paper/board.ts';
import { summarySheets } from './summary-tables.ts';

/** A file's name takes plain letters only. */
const names = { company: 'company', subdivision: 'department', leader: 'people', cycle: 'cycle' };
const endings = { pdf: 'pdf', xlsx: 'xlsx', pptx: 'pptx', pages: 'pdf' } as const;

interface At {
  format: SummaryFormat;
  today: string;
  brand: PaperBrand & BoardTask['brand'];
  /** For slides: the departments that they show beside the summary. */
  groups: readonly HeatmapRow[];
}

type Reading = Pick<Call<typeof exportSummary>, 'context' | 'actor' | 't' | 'locale'>;

export const endingOf = (format: SummaryFormat) => endings[format];
export const isForBoard = (format: SummaryFormat) => format === 'pptx' || format === 'pages';

/** A summary report to take along. */
export async function summaryFile(reading: Reading, summary: Summary, at: At): Promise<File> {
  const { of, year, method } = summary;
  const { format, today } = at;
  const kind = format === 'pages' ? 'slides' : 'summary';
  return {
    name: `${kind}_${names[of]}_${year}_${method}_${today}.${endings[format]}`,
    contentType: contentTypes[endings[format]],
    file: await write(reading, summary, at),
  };
}

function write({ context, actor, t, locale }: Reading, summary: Summary, at: At) {
  const { brand, groups, today: createdAt } = at;
  const { name, accentColor } = brand;
  const board = { summary, groups, locale, brand: { name, accentColor } };
  switch (at.format) {
    case 'xlsx':
      return streamXlsx(summarySheets(summary, t, locale));
    case 'pdf':
      return context.pdf.render(actor.brandId, { summary, locale, brand, createdAt });
    case 'pptx':
      return context.pdf.render(actor.brandId, { slides: board });
    case 'pages':
      return context.pdf.render(actor.brandId, { pages: board, createdAt });
  }
}
