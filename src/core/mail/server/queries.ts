import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { brand } from '#core/company/server/tables/installation.ts';
import type { DeliveryType } from '#core/mail/contract/rules/deliveries.ts';
import { delivery } from '#core/mail/server/tables/delivery.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { inOneTrip, type Scope } from '#platform/server/db/scope.ts';

type NewDelivery = Omit<typeof delivery.$inferInsert, 'brandId' | 'id'> & { id: string };
export type Channel = NewDelivery['channel'];

/** Others wait while a statement is spelled out: some 20 ms for so many rows. */
const rowsAtOnce = 500;

/**
 * Inserts messages, keys in one order, so that no two callers wait for each other. Returns, by the id
 * of a row whose key another message has, the id of that one.
 */
export async function insertDeliveries(
  scope: Scope,
  rows: readonly NewDelivery[],
): Promise<Map<string, string>> {
  const inOrder = rows.toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  const joined = new Map<string, string>();
  for (let from = 0; from < inOrder.length; from += rowsAtOnce) {
    const part = inOrder.slice(from, from + rowsAtOnce);
    const standing = new Map((await insertOrJoin(scope, part)).map(({ id, key }) => [key, id]));
    for (const { id, key } of part) {
      const other = key && standing.get(key);
      if (other && other !== id) joined.set(id, other);
    }
  }
  return joined;
}

/** The person who writes a message that is joined here waits until this transaction is through. */
const insertOrJoin = ({ tx, brandId }: Scope, rows: readonly NewDelivery[]) =>
  tx
    .insert(delivery)
    .values(rows.map((row) => ({ brandId, ...row })))
    .onConflictDoUpdate({
      target: [delivery.brandId, delivery.key],
      targetWhere: isNotNull(delivery.key),
      set: { key: sql`excluded.key` },
    })
    .returning({ id: delivery.id, key: delivery.key });

/** From here on nobody joins this message: what comes now gets one of its own. */
export async function closeDelivery({ tx, brandId }: Scope, id: string): Promise<void> {
  await tx.update(delivery).set({ key: null }).where(ofId(brandId, id));
}

export async function findWaitingDelivery({ tx, brandId }: Scope, id: string) {
  const [found] = await tx
    .select()
    .from(delivery)
    .where(and(ofId(brandId, id), eq(delivery.state, 'waiting')));
  return found;
}

/** Those of these messages that wait to be sent. */
export async function keepWaiting(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: delivery.id })
    .from(delivery)
    .where(
      and(
        eq(delivery.brandId, brandId),
        inArray(delivery.id, [...ids]),
        eq(delivery.state, 'waiting'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
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

const sent = prepared(
  `update delivery set state = 'sent', last_error = null, attempts = attempts + 1, sent_at = $3
   where brand_id = $1 and id = $2`,
);

/**
 * Records that the mail server has confirmed a letter, in one round trip: anybody who is killed before it
 * sends the letter twice.
 */
export async function saveSent(
  database: Database,
  { brandId, id, sentAt }: { brandId: string; id: string; sentAt: Date },
): Promise<void> {
  await inOneTrip(database, { brandId }, [sent(brandId, id, sentAt)]);
}

const ofId = (brandId: string, id: string) =>
  and(eq(delivery.brandId, brandId), eq(delivery.id, id));

/** How many of a brand's messages of the last day wait to be sent. */
export async function countInLine({ tx, brandId }: Scope, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from delivery
    where brand_id = ${brandId} and state = 'waiting'
      and created_at > ${now.toISOString()}::timestamptz - interval '1 day'`);
  return rows[0]?.count ?? 0;
}

type State = (typeof delivery.$inferSelect)['state'];

/** How many letters of a brand may go out on a day, with its clock. Null: any number. */
export async function getLettersLimit({ tx, brandId }: Scope) {
  const { lettersLimit: limit, timeZone, letterHour } = brand;
  const [row] = await tx
    .select({ limit, timeZone, letterHour })
    .from(brand)
    .where(eq(brand.id, brandId));
  return row ?? null;
}

/** How many letters have gone out since then, counted up to `most`. */
export async function countSentSince(
  { tx, brandId }: Scope,
  since: Date,
  most: number,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from delivery where brand_id = ${brandId} and channel = 'email'
        and sent_at >= ${since.toISOString()}::timestamptz limit ${most}) sent`);
  return rows[0]?.count ?? 0;
}

/** How many letters wait to be sent, other than those of these types. */
export async function countWaiting(
  { tx, brandId }: Scope,
  others: readonly DeliveryType[],
): Promise<number> {
  const waiting = and(
    eq(delivery.brandId, brandId),
    eq(delivery.channel, 'email'),
    eq(delivery.state, 'waiting'),
    notInArray(delivery.type, [...others]),
  );
  return tx.$count(delivery, waiting);
}

interface LetterCount extends Record<string, unknown> {
  /** The short name of the brand. */
  company: string;
  state: State;
  count: number;
}

/** How many letters of each brand are in which state, other than those that were sent. */
export const countLetters = (database: Database): Promise<LetterCount[]> =>
  acrossBrands(database, async (tx) => {
    const { rows } = await tx.execute<LetterCount>(sql`
      select b.slug as company, d.state, d.count from brand b join (
        select brand_id, state, count(*)::int as count from delivery where state <> 'sent'
        group by brand_id, state
      ) d on d.brand_id = b.id`);
    return rows;
  });
