import { endKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import { noteAll, noteAudit } from '#core/audit/server/note.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  deleteEmptyImported,
  deleteOldReports,
  listOldReports,
  type OldReport,
  ofOneMonth,
} from './queries.ts';
import type { Found, InTurn, Until } from './terms.ts';

/** How many reports one transaction deletes: few, so that nobody waits for it. */
const slice = 200;
/** The most reports that a letter names. */
const mostNamed = 100;

/** The reports whose term is over by then, and the oldest of them by name. */
export async function findReports(scope: Scope, { months, until }: Until): Promise<Found> {
  const old = await listOldReports(scope, { months, until, most: mostNamed });
  return {
    count: old[0]?.count ?? 0,
    named: old.map(({ number, subject }) => ({ number, name: subject })),
  };
}

/** Deletes the reports of tonight. */
export async function endReports(
  inTurn: InTurn,
  { months, now }: { months: number; now: Date },
): Promise<void> {
  const list = (scope: Scope, most: number) => listOldReports(scope, { months, until: now, most });
  const [oldest] = await inTurn((scope) => list(scope, 1));
  if (!oldest) return;
  let deleted = slice;
  while (deleted === slice)
    deleted = await inTurn(async (scope) => {
      const old = ofOneMonth(await list(scope, slice), oldest);
      if (old.length > 0) await deleteSlice(scope, old, now);
      return old.length;
    });
}

async function deleteSlice(scope: Scope, old: readonly OldReport[], now: Date): Promise<void> {
  const questionaryIds = await deleteOldReports(scope, old);
  for (const id of questionaryIds) await endKeys(scope, id);
  await deleteEmptyImported(scope, questionaryIds);
  await noteDeleted(scope, old, now);
}

/** Notes one entry for all. Those that were brought in have their own, to be known by when they come again. */
async function noteDeleted(scope: Scope, old: readonly OldReport[], now: Date): Promise<void> {
  const clock = { context: { now: () => now }, actor: { accountId: null } };
  const deleted = { verb: 'delete', kind: 'report' } as const;
  const own = old.filter(({ assessment }) => !assessment);
  const numberList = [...new Set(own.map(({ number }) => number))];
  const details = { reportCount: own.length, numberList };
  if (own.length > 0) await noteAudit(scope, clock, { ...deleted, id: null, name: '', details });
  const brought = old.flatMap(({ assessment, ...of }) =>
    assessment ? [{ ...of, assessment }] : [],
  );
  await noteAll(
    scope,
    clock,
    brought.map(({ employeeId, questionaryId, number, subject, assessment }) => ({
      ...deleted,
      id: employeeId,
      name: subject,
      details: { questionaryId, number, assessment },
    })),
  );
}
