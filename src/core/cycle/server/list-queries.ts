import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { getCycleList } from '#core/cycle/contract/cycle.ts';
import { cycle } from '#core/cycle/server/tables/cycle.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holds, inAlphabet } from '#platform/server/db/search.ts';
import type { CycleRow } from './record/queries.ts';

type Asked = Query<typeof getCycleList>;

const mostListed = 100;

/** Cycles and their total, newest first unless sorted otherwise. */
export async function listCycles(
  { tx, brandId }: Scope,
  { q, filterList, sort = 'number:d', limit, offset = 0 }: Asked,
): Promise<{ rows: CycleRow[]; count: number }> {
  const { status } = filterList ?? {};
  const wanted = and(
    eq(cycle.brandId, brandId),
    status && inArray(cycle.status, status),
    q
      ? or(holds(cycle.name, q), sql`${cycle.number}::text = ${q.replace(/^(№|#)\s*/, '')}`)
      : undefined,
  );
  const page = { limit: Math.min(limit ?? mostListed, mostListed), offset };
  const rows = await tx
    .select()
    .from(cycle)
    .where(wanted)
    .orderBy(...orderOf(sort))
    .limit(page.limit)
    .offset(offset);
  return { rows, count: await countAll(page, rows.length, () => tx.$count(cycle, wanted)) };
}

function orderOf(sort: NonNullable<Asked['sort']>): SQL[] {
  const [key] = sort.split(':') as ['number' | 'name' | 'dateStart'];
  const column = {
    number: sql`${cycle.number}`,
    name: inAlphabet(cycle.name),
    dateStart: sql`${cycle.dateStart}`,
  };
  return [(sort.endsWith(':d') ? desc : asc)(column[key]), desc(cycle.number)];
}
