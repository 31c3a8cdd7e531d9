import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Addition, StepsMade } from './figures-rules.ts';
import type { Period } from './queries.ts';
import { companyStep } from './tables/company.ts';

/** The steps of company results that stand (rule 71b). They are added, and never changed. */

const lastDay = sql`greatest(r.date_end, (r.released_at at time zone 'UTC')::date)`;

/** A condition on the brand `b`: a report counts today that didn't on the last night, or there was no night yet. */
export const hasNew = (today: string): SQL => sql`exists (
  select from report r where r.brand_id = b.id and r.kind = 'final' and r.type <> 'broughtIn'
    and r.released_at is not null and ${lastDay} < ${today}
    and ${lastDay} >= coalesce((select max(s.made_on) from company_step s where s.brand_id = b.id), '-infinity'))`;

/** The years and methods for which the brand has final reports that are open. */
export async function listPeriods({ tx, brandId }: Scope): Promise<Period[]> {
  const { rows } = await tx.execute<Period & Record<string, unknown>>(sql`
    select distinct extract(year from date_start)::int as year, method from report
    where brand_id = ${brandId} and kind = 'final' and type <> 'broughtIn' and released_at is not null`);
  return rows;
}

export async function listSteps(
  { tx, brandId }: Scope,
  { year, method }: Period,
): Promise<StepsMade> {
  const { competenceId, side, row, nth, threshold, sum, peopleCount, people } = companyStep;
  const rows = await tx
    .select({ competenceId, side, row, nth, threshold, sum, peopleCount, people })
    .from(companyStep)
    .where(
      and(
        eq(companyStep.brandId, brandId),
        eq(companyStep.year, year),
        eq(companyStep.method, method),
      ),
    )
    .orderBy(asc(companyStep.competenceId), asc(companyStep.number));
  const steps = rows.map(({ people, ...step }) => ({
    ...step,
    reports: people,
    personIds: people.map(({ personId }) => personId),
  }));
  return groupBy(steps, ({ competenceId }) => competenceId);
}

/** The first half of the advisory locks behind which the steps of a brand are kept one after another. */
const stepsLock = 360_000_007;

/** Nobody else keeps steps of this brand until the transaction ends. */
export const lockSteps = ({ tx, brandId }: Scope): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${stepsLock}, hashtext(${brandId}))`);

/** Adds these steps behind those that stand, `behind` in number. */
export async function insertSteps(
  { tx, brandId }: Scope,
  { year, method }: Period,
  {
    competenceId,
    behind,
    steps,
    madeOn,
  }: { competenceId: string; behind: number; steps: readonly Addition[]; madeOn: string },
): Promise<void> {
  if (steps.length === 0) return;
  const of = { brandId, year, method, competenceId, madeOn };
  await tx.insert(companyStep).values(
    steps.map(({ personIds: _, reports, ...step }, at) => ({
      ...of,
      ...step,
      number: behind + at,
      people: [...reports],
    })),
  );
}
