import { and, eq, sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import type { Database } from '#server/db/pool.ts';
import { delivery } from '#server/db/schema/report.ts';
import { opening, type Scope } from '#server/db/scope.ts';

type NewDelivery = Omit<typeof delivery.$inferInsert, 'brandId'>;

/** PostgreSQL takes 65,535 values in one statement, and a row here has eight. */
const rowsAtOnce = 5000;

export async function insertDeliveries({ tx, brandId }: Scope, rows: NewDelivery[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(delivery)
      .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ brandId, ...row })));
  }
}

export async function findWaitingDelivery({ tx, brandId }: Scope, id: string) {
  const [found] = await tx
    .select()
    .from(delivery)
    .where(and(ofId(brandId, id), eq(delivery.state, 'waiting')));
  return found;
}

/** Records the outcome of a try that the mail server has not confirmed. */
export async function saveTry(
  { tx, brandId }: Scope,
  id: string,
  outcome: {
    state: (typeof delivery.$inferSelect)['state'];
    lastError: string | null;
  },
): Promise<void> {
  await tx
    .update(delivery)
    .set({ ...outcome, attempts: sql`${delivery.attempts} + 1` })
    .where(ofId(brandId, id));
}

/**
 * Records that the mail server has confirmed a letter, in one round trip: whoever is killed before it
 * sends the letter twice.
 */
export async function saveSent(
  { pool }: Database,
  { brandId, id, sentAt }: { brandId: string; id: string; sentAt: Date },
): Promise<void> {
  await pool.query(
    `${opening({ brandId })};
     update delivery set state = 'sent', last_error = null, attempts = attempts + 1,
       sent_at = ${escapeLiteral(sentAt.toISOString())}
     where brand_id = ${escapeLiteral(brandId)} and id = ${escapeLiteral(id)};
     commit`,
  );
}

const ofId = (brandId: string, id: string) =>
  and(eq(delivery.brandId, brandId), eq(delivery.id, id));

type State = (typeof delivery.$inferSelect)['state'];

/** How many letters of one brand are in which state. */
export async function countLetters({ tx, brandId }: Scope) {
  const { rows } = await tx.execute<{ state: State; count: number }>(sql`
    select state, count(*) from delivery where brand_id = ${brandId} group by state`);
  return rows;
}
