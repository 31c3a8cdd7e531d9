import { getPaperBrand, listBrandsWith } from '#core/company/server/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { findReader } from '#core/notification/server/queries.ts';
import { archiveLasts } from '#core/report/contract/report-archive.ts';
import { type Batch, takeReport } from '#core/report/server/pdf/take-report.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { makeTurns } from '#platform/server/shared/turns.ts';
import { announce } from '#platform/server/signal/queries.ts';
import {
  advance,
  deleteArchivesBefore,
  failArchive,
  findArchive,
  hasOldArchives,
} from './queries.ts';

/** So many at a time: other jobs have their turn in between, and a kill loses no more. */
const pieceSize = 10;
/**
 * Two are set while the others are read and kept. Anybody else of the brand who wants a PDF waits
 * for two of them.
 */
const atOnce = 4;
/** A report that fails so many times is left out: at first, the process may just be ending. */
const mostTries = 2;

/**
 * Makes the next PDFs of an archive and keeps them beside their reports, where the download finds
 * them. What is kept already is not made again, so it may run twice.
 */
export const makeArchive: TaskOf<'make-archive'> = async (context, payload, run) => {
  try {
    await makePiece(context, payload, run.attempt >= mostTries);
  } catch (error) {
    if (run.isLast) await giveUp(context, payload);
    throw error;
  }
};

async function makePiece(
  context: Context,
  { brandId, archiveId }: { brandId: string; archiveId: string },
  leavesOut: boolean,
): Promise<void> {
  const inBrand = { database: context.database, brandId };
  const { archive, brand } = await withBrand(inBrand, async (scope) => ({
    archive: await findArchive(scope, archiveId),
    brand: await getPaperBrand(scope),
  }));
  if (archive?.state !== 'running') return;
  const { kind, locale, membershipId, doneCount, reportList } = archive;
  const piece = reportList.slice(doneCount, doneCount + pieceSize);
  const batch = { brandId, locale, brand, voice: voiceOf[kind] };
  const failed = await makeAll(context, batch, piece, leavesOut);
  await withBrand(inBrand, async (scope) => {
    if (!(await advance(scope, archive, { count: piece.length, failed }))) return;
    await announce(scope, 'job', [membershipId]);
    if (doneCount + piece.length < reportList.length) {
      await addJob(scope, 'make-archive', { brandId, archiveId });
    } else if (kind === 'myData') await tellReady(scope, membershipId, context.now());
  });
}

/** One's own reports speak to oneself (rule 65). */
const voiceOf = { reports: 'other', myData: 'own' } as const;

/** Writes to the person themselves, so that they hear of a file that somebody else has asked for. */
async function tellReady(scope: Scope, membershipId: string, now: Date): Promise<void> {
  const reader = await findReader(scope, membershipId);
  if (!reader) return;
  await queueDeliveries(
    scope,
    'dataReady',
    [{ email: reader.email, payload: { membershipId } }],
    now,
  );
}

/** Tries them all. Throws what failed, or returns those that are left out or gone. */
async function makeAll(
  context: Context,
  batch: Batch,
  piece: readonly ReportKey[],
  leavesOut: boolean,
): Promise<ReportKey[]> {
  const inTurn = makeTurns(atOnce);
  const tried = await Promise.allSettled(
    piece.map((of) => inTurn(() => takeReport(context, batch, of))),
  );
  const failed: ReportKey[] = [];
  for (const [at, outcome] of tried.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const { reason } = outcome;
    // Too many wait: nothing is wrong with the report.
    const isBusy = reason instanceof Failure && reason.failure === 'tooMany';
    // One that was brought in has been removed since.
    const isGone = reason instanceof Failure && reason.failure === 'notFound';
    if (isBusy || !(isGone || leavesOut)) throw reason;
    if (!isGone)
      context.log.error({ err: reason, ...piece[at] }, 'a report is left out of an archive');
    failed.push(piece[at] as ReportKey);
  }
  return failed;
}

async function giveUp(
  { database }: Context,
  { brandId, archiveId }: { brandId: string; archiveId: string },
): Promise<void> {
  await withBrand({ database, brandId }, async (scope) => {
    const archive = await findArchive(scope, archiveId);
    if (!archive) return;
    await failArchive(scope, archiveId);
    await announce(scope, 'job', [archive.membershipId]);
  });
}

export const deleteArchives: TaskOf<'delete-archives'> = async ({ database, now }) => {
  const moment = new Date(now().getTime() - archiveLasts);
  const brands = await listBrandsWith(database, hasOldArchives(moment));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, (scope) => deleteArchivesBefore(scope, moment)),
  );
};
