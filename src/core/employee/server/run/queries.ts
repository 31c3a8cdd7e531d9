import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type { RunKind } from '#core/employee/contract/rules/run.ts';
import type {
  getPeopleRunPeople,
  getPeopleRuns,
  PeopleRun,
  RunCounts,
} from '#core/employee/contract/run/run.ts';
import { undoDays } from '#core/employee/contract/run/run.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import {
  atPosition,
  atSubdivision,
  shortName,
  shortNameIn,
} from '#core/employee/server/tables/people.ts';
import { peopleRun, peopleRunPerson, type RunValues } from '#core/employee/server/tables/run.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, inAlphabet, mostRows } from '#platform/server/db/search.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';

/** What a run did to somebody, as it is kept. */
export interface KeptPerson {
  employeeId: string;
  kind: RunKind;
  before: RunValues | null;
  after: RunValues;
  /** When somebody whom the run brought back had left or been deleted. Null for all others. */
  firedAt: string | null;
  deletedAt: string | null;
}

/** The source from which a run comes, and the run itself, which waited for a yes; or the key by which it was sent. */
export type RunOrigin =
  | { origin: 'source'; runId: string; sourceId: string; sourceName: string }
  | { origin: 'key'; runId?: undefined; sourceName: string };

interface NewRun {
  name: string;
  origin?: RunOrigin | undefined;
  accountId: string | null;
  at: Date;
  counts: RunCounts;
  people: readonly KeptPerson[];
}

/** Saves a run and returns its id: that of the one that waited, if one did. Many people travel as one JSON text. */
export async function insertRun(
  { tx, brandId }: Scope,
  { name, origin, accountId, at, counts, people }: NewRun,
): Promise<string> {
  const { runId: id = randomUUID(), ...from } = origin ?? { origin: 'file' as const };
  const done = {
    state: 'taken' as const,
    by: sql`(select id from membership where brand_id = ${brandId} and account_id = ${accountId})`,
    at,
    counts,
    marks: null,
    sealedFile: null,
  };
  await tx
    .insert(peopleRun)
    .values({ brandId, id, name, ...from, ...done })
    .onConflictDoUpdate({ target: [peopleRun.brandId, peopleRun.id], set: done });
  if (people.length === 0) return id;
  await tx.execute(sql`
    insert into people_run_person
      (brand_id, run_id, employee_id, kind, before, after, fired_at, deleted_at)
    select ${brandId}, ${id}, r."employeeId", r.kind, r.before, r.after, r."firedAt", r."deletedAt"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r("employeeId" uuid, kind text,
      before jsonb, after jsonb, "firedAt" date, "deletedAt" timestamptz)`);
  return id;
}

type NewRefused = Required<
  Pick<
    typeof peopleRun.$inferInsert,
    'id' | 'name' | 'sourceId' | 'sourceName' | 'counts' | 'outlook' | 'at'
  >
>;

/** Keeps that a key's file was refused. False where a refusal of that key is kept since then. */
export async function insertRefused(
  { tx, brandId }: Scope,
  row: NewRefused,
  since: Date,
): Promise<boolean> {
  const { sourceId, at } = peopleRun;
  const ofKey = and(
    eq(peopleRun.brandId, brandId),
    eq(sourceId, row.sourceId ?? ''),
    gt(at, since),
  );
  if ((await tx.$count(peopleRun, and(ofKey, eq(peopleRun.state, 'refused')))) > 0) return false;
  await tx.insert(peopleRun).values({ ...row, brandId, origin: 'key', state: 'refused' });
  return true;
}

/** When these people left or were deleted. */
export async function listDepartures({ tx, brandId }: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Pick<KeptPerson, 'firedAt' | 'deletedAt'>>();
  const { rows } = await tx.execute<Pick<KeptPerson, 'firedAt' | 'deletedAt'> & { id: string }>(sql`
    select id, fired_at::text as "firedAt", deleted_at::text as "deletedAt" from employee
    where brand_id = ${brandId} and id in ${idList(ids)}`);
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}

/** The name of the user of a run, as the company's record has it. */
export const nameOfUser = (membershipId: SQL, locale: Locale) => sql<string | null>`(
  select coalesce(${shortNameIn('e', locale)}, ${shortNameIn('a', locale)})
  from membership m join account a on a.id = m.account_id
  left join employee e on e.brand_id = m.brand_id and e.id = m.employee_id
  where m.brand_id = people_run.brand_id and m.id = ${membershipId})`;

/** How many of its people stayed, or went back. */
const countOf = (isSo: SQL) => sql<number>`(select count(*)::int from people_run_person p
  where p.brand_id = people_run.brand_id and p.run_id = people_run.id and ${isSo})`;

const shownIn = (locale: Locale) => ({
  id: peopleRun.id,
  name: peopleRun.name,
  source: peopleRun.sourceName,
  state: peopleRun.state,
  at: peopleRun.at,
  by: nameOfUser(sql`people_run.by`, locale),
  counts: peopleRun.counts,
  undoneAt: peopleRun.undoneAt,
  undoneBy: nameOfUser(sql`people_run.undone_by`, locale),
  back: countOf(sql`p.stayed is null`),
  stayed: countOf(sql`p.stayed is not null`),
});

const dayMs = 24 * 60 * 60 * 1000;
export const undoEnd = (at: Date): Date => new Date(at.getTime() + undoDays * dayMs);

type Shown = Awaited<ReturnType<typeof selectRuns>>[number];
const selectRuns = ({ tx, locale }: Scope, wanted: SQL | undefined) =>
  tx
    .select(shownIn(locale))
    .from(peopleRun)
    .where(wanted)
    .orderBy(desc(peopleRun.at), desc(peopleRun.id));

function asRun(
  { counts, at, undoneAt, undoneBy, back, stayed, ...row }: Shown,
  now: Date,
): PeopleRun {
  const end = undoEnd(at);
  const isOpen = row.state === 'taken' && !undoneAt && back > 0 && now <= end;
  return {
    left: 0,
    ...row,
    ...counts,
    at: at.toISOString(),
    undoUntil: isOpen ? end.toISOString() : null,
    undone: undoneAt && { at: undoneAt.toISOString(), by: undoneBy, back, stayed },
  };
}

export async function listRuns(scope: Scope, asked: Query<typeof getPeopleRuns>, now: Date) {
  const wanted = eq(peopleRun.brandId, scope.brandId);
  const rows = await selectRuns(scope, wanted)
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const count = await countAll(asked, rows.length, () => scope.tx.$count(peopleRun, wanted));
  return { data: rows.map((row) => asRun(row, now)), count };
}

export const isRun = ({ brandId }: Scope, id: string) =>
  and(eq(peopleRun.brandId, brandId), eq(peopleRun.id, id));

export async function getRun(scope: Scope, id: string, now: Date): Promise<PeopleRun> {
  const [row] = await selectRuns(scope, isRun(scope, id));
  if (!row) throw notFound();
  return asRun(row, now);
}

/** People of a run, by name, with what it changed as it is kept. */
export async function listRunPeople(
  { tx, brandId, locale }: Scope,
  runId: string,
  asked: Query<typeof getPeopleRunPeople>,
) {
  const { employeeId, kind, before, after, stayed } = peopleRunPerson;
  const wanted = and(
    eq(peopleRunPerson.brandId, brandId),
    eq(peopleRunPerson.runId, runId),
    asked.kind && eq(kind, asked.kind),
    asked.stayed && isNotNull(stayed),
  );
  const { lastName, firstName, id } = employee;
  const rows = await tx
    .select({
      id,
      name: shortName(employee, locale),
      position: position.name,
      subdivision: subdivision.name,
      kind,
      before,
      after,
      stayed,
    })
    .from(peopleRunPerson)
    .innerJoin(employee, and(eq(employee.brandId, brandId), eq(id, employeeId)))
    .innerJoin(position, atPosition)
    .innerJoin(subdivision, atSubdivision)
    .where(wanted)
    .orderBy(inAlphabet(lastName), inAlphabet(firstName), id)
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  const count = await countAll(asked, rows.length, () => tx.$count(peopleRunPerson, wanted));
  return { rows, count };
}

/** The names of these places and people, by id. Of what is gone there is none. */
export async function listNamesOf({ tx, brandId, locale }: Scope, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from position where brand_id = ${brandId} and id in ${idList(ids)}
    union all select id, name from subdivision where brand_id = ${brandId} and id in ${idList(ids)}
    union all select e.id, ${shortNameIn('e', locale)} from employee e
      where e.brand_id = ${brandId} and e.id in ${idList(ids)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
