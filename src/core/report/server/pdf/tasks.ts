import { getPaperBrand } from '#core/company/server/queries.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { listNextFinal } from './queries.ts';
import { type Batch, takeReport } from './take-report.ts';

/** So many of one questionary, then another has its turn. */
const pieceSize = 5;

/**
 * Makes the next PDFs of a questionary's final reports in the company's language, one at a time (rule 92).
 * What is kept already is not made again, so it may run twice.
 */
export const makePdfs: TaskOf<'make-pdfs'> = async (context, payload) => {
  const { brandId, questionaryId } = payload;
  const inBrand = { database: context.database, brandId };
  const { brand, piece } = await withBrand(inBrand, async (scope) => ({
    brand: await getPaperBrand(scope),
    piece: await listNextFinal(scope, payload, pieceSize),
  }));
  const batch = { brandId, locale: brand.defaultLocale, brand, voice: 'other' } as const;
  for (const of of piece) await tryOne(context, batch, of);
  const last = piece[pieceSize - 1];
  if (!last) return;
  const next = { brandId, questionaryId, after: last.employeeId };
  await withBrand(inBrand, (scope) => addJob(scope, 'make-pdfs', next));
};

/** Leaves out one that cannot be set or is gone: whoever asks for it is told why. */
async function tryOne(context: Context, batch: Batch, of: ReportKey): Promise<void> {
  try {
    await takeReport(context, batch, of);
  } catch (error) {
    if (!(error instanceof Failure) || error.failure === 'tooMany') throw error;
    context.log.warn({ err: error, ...of }, 'a PDF was not made ahead');
  }
}
