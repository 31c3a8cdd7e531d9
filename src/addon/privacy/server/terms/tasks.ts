import { listBrandsWith } from '#core/company/server/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notify } from '#core/notification/server/notify.ts';
import { findReader, listReaders } from '#core/notification/server/queries.ts';
import { wasInUse } from '#core/retention/server/queries.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { endPeople, findFormer } from './people.ts';
import { getTerm, hasTerms, noteTold, type TermOf } from './queries.ts';
import { endReports, findReports } from './reports.ts';

/** For each kind with a term: how what is too old by a moment is found, and how tonight's share of it is deleted. */
const kinds = {
  reports: { find: findReports, remove: endReports },
  people: { find: findFormer, remove: endPeople },
};

const day = 24 * 60 * 60 * 1000;
/** How long it is from being told until the first night that deletes, in ms. */
const waitsFor = 14 * day;
const beginOf = (toldAt: Date): Date => new Date(toldAt.getTime() + waitsFor);

/**
 * Deletes reports and erases former people whose term is over (rule 113), some at a time, each time for good: it may
 * end in the middle and run twice. The first time is told two weeks before. A clock that may have jumped deletes and
 * tells nothing, and `delete-old` says so in the log.
 */
export const keepTerms: TaskOf<'keep-terms'> = async ({ database, now }) => {
  const brands = await listBrandsWith(database, hasTerms);
  if (brands.length === 0 || !(await acrossBrands(database, (tx) => wasInUse(tx, now())))) return;
  await tryEach(brands, ({ id }) =>
    tryEach(['reports', 'people'] as const, (what) => keepTerm(database, id, what, now())),
  );
};

async function keepTerm(database: Database, brandId: string, what: TermOf, now: Date) {
  const inTurn = <R>(work: (scope: Scope) => Promise<R>) => withBrand({ database, brandId }, work);
  const months = await inTurn((scope) => mayDelete(scope, what, now));
  if (months !== null) await kinds[what].remove(inTurn, { months, now });
}

/** After how many months it may be deleted tonight. Null: it may not, or is only told today. */
async function mayDelete(scope: Scope, what: TermOf, now: Date): Promise<number | null> {
  const { months, toldAt } = await getTerm(scope, what);
  if (months === null) return null;
  // Told in the future: the clock was set back since.
  if (toldAt !== null && toldAt <= now) return beginOf(toldAt) <= now ? months : null;
  const begin = beginOf(now);
  const { count } = await kinds[what].find(scope, { months, until: begin, now });
  if (count > 0) await tell(scope, what, { count, begin, now });
  return null;
}

/** Everybody who runs assessments is told, by letter and in the bell. */
async function tell(
  scope: Scope,
  what: TermOf,
  { count, begin, now }: { count: number; begin: Date; now: Date },
): Promise<void> {
  await noteTold(scope, what, now);
  const from = begin.toISOString().slice(0, 10);
  const membershipIds = await listReaders(scope);
  await notify(scope, 'termOver', { membershipIds, values: { what, count, from } }, now);
  const letters = [];
  for (const membershipId of membershipIds) {
    const reader = await findReader(scope, membershipId);
    if (reader) letters.push({ email: reader.email, payload: { what, membershipId, from } });
  }
  await queueDeliveries(scope, 'termOver', letters, now);
}
