import { sql } from 'drizzle-orm';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { LoggedEntry } from './lines.ts';

/** A condition on the brand `b`: there are entries to be written. */
export const hasLines = sql`exists (
  select from audit a where a.brand_id = b.id
    and a.id > coalesce((select l.written_id from audit_line l where l.brand_id = b.id), 0))`;

/** How far a company's lines are written. Until the transaction ends nobody else gets there. */
export async function lockLines({ tx, brandId }: Scope): Promise<{
  company: string;
  writtenId: number;
  /** The last entry that may be written now. */
  untilId: number;
}> {
  await tx.execute(
    sql`insert into audit_line (brand_id) values (${brandId}) on conflict do nothing`,
  );
  // A transaction still to come means that the database was brought here from elsewhere.
  const { rows } = await tx.execute<{ company: string; writtenId: number; untilId: number }>(sql`
    select b.slug as company, l.written_id as "writtenId",
      case when l.due_after <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        or l.due_after > pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        then l.due_id else l.written_id end as "untilId"
    from audit_line l join brand b on b.id = l.brand_id
    where l.brand_id = ${brandId} for update of l`);
  return rows[0] ?? { company: '', writtenId: 0, untilId: 0 };
}

export async function listEntries(
  { tx, brandId }: Scope,
  { writtenId, untilId }: { writtenId: number; untilId: number },
  most: number,
): Promise<LoggedEntry[]> {
  const { rows } = await tx.execute<LoggedEntry & Record<string, unknown>>(sql`
    select id::float8 as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      actor_id as "actorId", actor_name as "actorName",
      actor_email as "actorEmail", verb, kind, entity_id as "entityId", name, details, address,
      browser, system
    from audit where brand_id = ${brandId} and id > ${writtenId} and id <= ${untilId}
    order by id limit ${most}`);
  return rows;
}

export async function noteWritten({ tx, brandId }: Scope, writtenId: number): Promise<void> {
  await tx.execute(
    sql`update audit_line set written_id = ${writtenId} where brand_id = ${brandId}`,
  );
}

/** What there is now is written once nobody can add an entry before it. */
export async function markDue({ tx, brandId }: Scope): Promise<void> {
  await tx.execute(sql`
    update audit_line set due_after = pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
      due_id = coalesce((select max(id) from audit where brand_id = ${brandId}), 0)
    where brand_id = ${brandId}`);
}

/** When the oldest entry was made that no line tells of yet. Null: there is none. */
export const findOldestWaiting = (database: Database): Promise<Date | null> =>
  acrossBrands(database, async (tx) => {
    const { rows } = await tx.execute<{ at: string | null }>(sql`
      select min(waiting.at)::text as at from brand b
      left join audit_line l on l.brand_id = b.id
      cross join lateral (
        select a.at from audit a where a.brand_id = b.id and a.id > coalesce(l.written_id, 0)
        order by a.id limit 1
      ) waiting`);
    const at = rows[0]?.at;
    return at ? new Date(at) : null;
  });
