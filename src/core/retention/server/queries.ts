import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/scope.ts';

/** So many rows in one statement: nobody waits for it. */
export const slice = 1_000;
/** PDFs are made again when somebody asks for them. */
const pdfMonths = 12;
/** What other systems were told is shown for 30 days (rule 200). */
const webhookMonths = 1;
/** The most days deleted in one night: a clock that is years ahead then costs a month, not everything. */
const mostDays = 31;

/** A table whose rows are kept for a term. In its SQL `b` is the brand and `o` an old row. */
export interface OfTerm {
  table: SQL;
  /** When a row was written. */
  at: SQL;
  /** How many months rows are kept. Null: for good. */
  term: SQL;
  /** Which old rows of that brand stay all the same. */
  stays: (brandId: string) => SQL;
  /** The app never deletes from it, only the owner of the tables. */
  ofOwner?: true;
}

const at = sql`o.created_at`;
const none = () => sql`false`;
/** While an assessment is in work, its letters say who has been asked. Asked once, not for each row. */
const inWork = (brandId: string) => sql`coalesce(o.created_at >= (select min(q.created_at)
  from questionary q where q.brand_id = ${brandId} and q.status = 'inwork'), false)`;

/** What is kept for a term (rule 93). */
export const allKept: readonly OfTerm[] = [
  {
    table: sql`delivery`,
    at,
    term: sql`b.delivery_months`,
    stays: (brandId) => sql`o.state = 'waiting' or ${inWork(brandId)}`,
  },
  {
    table: sql`report_sending`,
    at,
    term: sql`b.delivery_months`,
    stays: inWork,
  },
  { table: sql`notification`, at, term: sql`b.notification_months`, stays: none },
  { table: sql`people_run`, at: sql`o.at`, term: sql`b.audit_months`, stays: none },
  { table: sql`hook_delivery`, at: sql`o.at`, term: sql`${webhookMonths}::int`, stays: none },
  { table: sql`report_pdf`, at, term: sql`${pdfMonths}::int`, stays: none },
  { table: sql`audit`, at: sql`o.at`, term: sql`b.audit_months`, stays: none, ofOwner: true },
];

const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const isOld = ({ at, term }: OfTerm, now: Date) =>
  sql`${at} < ${moment(now)} - make_interval(months => ${term})`;

/**
 * Whether somebody worked a week ago by this clock: something stands in the activity log from then. After a
 * clock has jumped ahead nothing does until it has gone on like that for a week.
 */
export async function wasInUse(tx: Tx, now: Date): Promise<boolean> {
  const ago = (days: number) => sql`${moment(now)} - make_interval(days => ${days})`;
  const { rows } = await tx.execute(sql`
    select from brand b where exists (select from audit o
      where o.brand_id = b.id and o.at >= ${ago(14)} and o.at < ${ago(7)}) limit 1`);
  return rows.length > 0;
}

/** Whether a brand `b` has any such rows. */
export const hasOld = (now: Date): SQL =>
  sql.join(
    allKept.map(
      (kept) => sql`exists (select from ${kept.table} o
        where o.brand_id = b.id and ${isOld(kept, now)})`,
    ),
    sql` or `,
  );

/**
 * Up to which moment a brand's rows may be deleted tonight: those of a month from the oldest on. Null where
 * nothing is too old.
 */
export async function findEnd(tx: Tx, kept: OfTerm, brandId: string, now: Date) {
  const { table, at, term, stays } = kept;
  const limit = sql`(select ${moment(now)} - make_interval(months => ${term}) from brand b
    where b.id = ${brandId})`;
  const { rows } = await tx.execute<{ end: string }>(sql`
    select least(min(${at}) + make_interval(days => ${mostDays}), ${limit})::text as end
    from ${table} o where o.brand_id = ${brandId} and ${at} < ${limit} and not (${stays(brandId)})
    having min(${at}) is not null`);
  return rows[0]?.end ?? null;
}

/** Deletes the oldest rows that may go, one slice of them. Returns how many. */
export async function deleteSlice(tx: Tx, kept: OfTerm, brandId: string, end: string) {
  const { rowCount } = await tx.execute(sql`
    delete from ${kept.table} where brand_id = ${brandId} and ctid = any (array(
      select o.ctid from ${kept.table} o
      where o.brand_id = ${brandId} and ${kept.at} < ${end}::timestamptz and not (${kept.stays(brandId)})
      order by ${kept.at} limit ${slice}))`);
  return rowCount ?? 0;
}

/** The address from which somebody came is kept for so many days (rule 97). */
export const addressDays = 90;

/** Forgets the addresses of old entries, some at a time, in all companies. Returns how many. */
export async function forgetAddresses(tx: Tx, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update audit set address = null where (brand_id, id) in (
      select o.brand_id, o.id from audit o
      where o.address is not null and o.at < ${moment(now)} - make_interval(days => ${addressDays})
      limit ${slice})`);
  return rowCount ?? 0;
}
