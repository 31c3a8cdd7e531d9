import { hasKeys } from '#core/answer-sheet/server/queries.ts';
import { endKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import { forgetDeclineNotes } from '#core/answering/server/decline-queries.ts';
import { listBrandsWith } from '#core/company/server/queries.ts';
import { queueReports } from '#core/questionary/server/record/queries.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { makeLines, makeTurns } from '#platform/server/shared/turns.ts';
import { listSubjectsWithSheets, listUnreported } from './input-queries.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';
import { endRound } from './round-queries.ts';

/**
 * A day's end brings thousands of reports, and nobody waits for the last of them. People who work
 * meanwhile do wait for their lists, so one is made at a time. Companies take turns.
 */
const inTurn = makeTurns(1);
const ofBrand = makeLines(1);

/**
 * Makes the final report of every subject with a finished sheet (rule 17). Running it again changes
 * nothing. If one report fails, the others are still made; the job then fails, to be tried again.
 */
export const makeReports: TaskOf<'make-reports'> = async (context, { brandId, questionaryId }) => {
  const { database, keyring } = context;
  const now = context.now();
  const { subjects, shared } = await withBrand({ database, brandId }, async (scope) => ({
    subjects: await listSubjectsWithSheets(scope, questionaryId),
    shared: await readShared(scope, questionaryId),
  }));
  await tryEach(subjects, (employeeId) =>
    ofBrand(brandId, () =>
      inTurn(() =>
        withBrand({ database, brandId }, (scope) => {
          const wanted = { questionaryId, employeeId, kind: 'final', now, keyring } as const;
          return makeSubjectReport(scope, wanted, shared);
        }),
      ),
    ),
  );
  await withBrand({ database, brandId }, async (scope) => {
    await endKeys(scope, questionaryId);
    await endRound(scope, shared.row, now);
    await forgetDeclineNotes(scope, questionaryId);
    await addJob(scope, 'make-pdfs', { brandId, questionaryId });
  });
};

const hour = 60 * 60 * 1000;

/**
 * Tries again where the job has given up, so that submitted answers do become reports (rule 17).
 */
export const makeMissingReports: TaskOf<'make-missing-reports'> = async (context) => {
  const { database, now, log } = context;
  const doneBefore = new Date(now().getTime() - hour);
  const brands = await listBrandsWith(database, hasKeys(false));
  await tryEach(brands, ({ id: brandId }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const questionaryId of await listUnreported(scope, doneBefore)) {
        log.error({ questionaryId }, 'reports are missing: made again');
        await queueReports(scope, questionaryId);
      }
    }),
  );
};
