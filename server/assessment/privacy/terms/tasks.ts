import { endKeys } from '#server/assessment/sheet/sheet-keys.ts';
import { noteAll, noteAudit } from '#server/company/audit/note.ts';
import { listBrandsWith } from '#server/company/brand/queries.ts';
import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import { notifyOfTerm } from '#server/company/notification/notify.ts';
import { findReader, listReaders } from '#server/company/notification/queries.ts';
import { wasInUse } from '#server/company/retention/queries.ts';
import type { Context } from '#server/context.ts';
import { acrossBrands } from '#server/platform/db/across-brands.ts';
import { type Scope, withBrand } from '#server/platform/db/scope.ts';
import type { TaskOf } from '#server/platform/jobs/tasks.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import {
  deleteEmptyHistory,
  deleteOldReports,
  getTerms,
  hasTerms,
  listOldReports,
  noteTold,
  type OldReport,
  ofOneMonth,
  slice,
} from './queries.ts';

const day = 24 * 60 * 60 * 1000;
/** From being told until the first night that deletes, in ms. */
const waitsFor = 14 * day;

/** When the deletion that is announced now begins. */
export const beginOf = (toldAt: Date): Date => new Date(toldAt.getTime() + waitsFor);

/**
 * Deletes reports whose term is over (rule 113), some at a time, each time for good: it may end in the middle and run
 * twice. The first time is told two weeks before. A clock that may have jumped deletes and tells nothing, and
 * `delete-old` says so in the log.
 */
export const keepTerms: TaskOf<'keep-terms'> = async (context) => {
  const { database, now } = context;
  const brands = await listBrandsWith(database, hasTerms);
  if (brands.length === 0 || !(await acrossBrands(database, (tx) => wasInUse(tx, now())))) return;
  await tryEach(brands, ({ id }) => keepReports(context, id));
};

async function keepReports({ database, now }: Context, brandId: string): Promise<void> {
  const inTurn = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  const months = await inTurn((scope) => mayDelete(scope, now()));
  if (months === null) return;
  const [oldest] = await inTurn((scope) =>
    listOldReports(scope, { months, until: now(), most: 1 }),
  );
  if (!oldest) return;
  let deleted = slice;
  while (deleted === slice)
    deleted = await inTurn((scope) => deleteSlice(scope, { months, oldest, now: now() }));
}

/** After how many months reports may be deleted tonight. Null: they may not, or it is only told today. */
async function mayDelete(scope: Scope, now: Date): Promise<number | null> {
  const { reportMonths: months, toldAt } = await getTerms(scope);
  if (months === null) return null;
  // Told in the future: the clock was set back since.
  if (toldAt !== null && toldAt <= now) return beginOf(toldAt) <= now ? months : null;
  const begin = beginOf(now);
  const [old] = await listOldReports(scope, { months, until: begin, most: 1 });
  if (old) await tell(scope, { count: old.count, begin, now });
  return null;
}

/** Everybody who runs assessments is told, by letter and in the bell. */
async function tell(
  scope: Scope,
  { count, begin, now }: { count: number; begin: Date; now: Date },
): Promise<void> {
  await noteTold(scope, now);
  const from = begin.toISOString().slice(0, 10);
  const membershipIds = await listReaders(scope);
  await notifyOfTerm(scope, membershipIds, { what: 'reports', count, from }, now);
  const letters = [];
  for (const membershipId of membershipIds) {
    const reader = await findReader(scope, membershipId);
    if (reader) letters.push({ email: reader.email, payload: { membershipId, from } });
  }
  await queueDeliveries(scope, 'termOver', letters, now);
}

/** The next ones of a month from the oldest on. Returns how many. */
async function deleteSlice(
  scope: Scope,
  { months, oldest, now }: { months: number; oldest: OldReport; now: Date },
): Promise<number> {
  const found = await listOldReports(scope, { months, until: now, most: slice });
  const old = ofOneMonth(found, oldest);
  if (old.length === 0) return 0;
  const questionaryIds = await deleteOldReports(scope, old);
  for (const id of questionaryIds) await endKeys(scope, id);
  await deleteEmptyHistory(scope, questionaryIds);
  await noteDeleted(scope, old, now);
  return old.length;
}

/** One entry for all; those that were brought in have their own, by which they are known when they come again. */
async function noteDeleted(scope: Scope, old: readonly OldReport[], now: Date): Promise<void> {
  const clock = { context: { now: () => now }, actor: { accountId: null } };
  const deleted = { verb: 'delete', kind: 'report' } as const;
  const own = old.filter(({ assessment }) => !assessment);
  const numberList = [...new Set(own.map(({ number }) => number))];
  if (own.length > 0)
    await noteAudit(scope, clock, {
      ...deleted,
      id: null,
      name: '',
      details: { reportCount: own.length, numberList },
    });
  await noteAll(
    scope,
    clock,
    old.flatMap(({ employeeId, questionaryId, number, subject, assessment }) =>
      assessment
        ? {
            ...deleted,
            id: employeeId,
            name: subject,
            details: { questionaryId, number, assessment },
          }
        : [],
    ),
  );
}
