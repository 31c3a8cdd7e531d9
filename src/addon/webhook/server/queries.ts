import { and, asc, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { HookEvent, HookTry } from '#addon/webhook/contract/hook-events.ts';
import { hook, hookDelivery } from '#addon/webhook/server/tables/hook.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { notFound } from '#platform/server/shared/errors.ts';

export type HookRow = typeof hook.$inferSelect;
export type DeliveryRow = typeof hookDelivery.$inferSelect;
type NewHook = Omit<typeof hook.$inferInsert, 'brandId'>;

const isHook = ({ brandId }: Scope, id: string) => and(eq(hook.brandId, brandId), eq(hook.id, id));
const isDelivery = ({ brandId }: Scope, id: string) =>
  and(eq(hookDelivery.brandId, brandId), eq(hookDelivery.id, id));
const waitsFor = ({ brandId }: Scope, hookId: string) =>
  and(
    eq(hookDelivery.brandId, brandId),
    eq(hookDelivery.hookId, hookId),
    eq(hookDelivery.state, 'waiting'),
  );

export const listHooks = ({ tx, brandId }: Scope): Promise<HookRow[]> =>
  tx
    .select()
    .from(hook)
    .where(eq(hook.brandId, brandId))
    .orderBy(asc(hook.createdAt), asc(hook.id));

export async function findHook(scope: Scope, id: string): Promise<HookRow | undefined> {
  const [found] = await scope.tx.select().from(hook).where(isHook(scope, id));
  return found;
}

export async function insertHook({ tx, brandId }: Scope, row: NewHook): Promise<void> {
  await tx.insert(hook).values({ ...row, brandId });
}

export async function saveHook(scope: Scope, id: string, changed: Partial<NewHook>): Promise<void> {
  await scope.tx
    .update(hook)
    .set({ ...changed, version: sql`${hook.version} + 1` })
    .where(isHook(scope, id));
}

/** How telling it went, which is no change of its settings. */
export async function noteOutcome(
  scope: Scope,
  id: string,
  outcome: Pick<NewHook, 'failingSince' | 'restsUntil'>,
): Promise<void> {
  await scope.tx.update(hook).set(outcome).where(isHook(scope, id));
}

export async function removeHook(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(hook).where(isHook(scope, id));
}

interface NewTold {
  event: HookEvent;
  payload: object;
  /** ISO 8601. */
  at: string;
}

/** Puts these before every hook that wants them. Returns which of them have to be told when first. */
export async function insertTold(
  { tx, brandId }: Scope,
  told: readonly NewTold[],
): Promise<{ hookId: string; at: Date }[]> {
  const { rows } = await tx.execute<{ hookId: string; at: string }>(sql`
    with wanted as (
      select h.id, n.event, n.payload, n.at from hook h
      join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) n(event text, payload jsonb, at timestamptz)
        on n.event = any(h.event_list)
      where h.brand_id = ${brandId} and h.is_active
    ), inserted as (
      insert into hook_delivery (brand_id, id, hook_id, event, payload, next_at, at)
      select ${brandId}, gen_random_uuid(), id, event, payload, at, at from wanted
      returning hook_id, at
    )
    select hook_id as "hookId", min(at)::text as at from inserted group by hook_id, at`);
  return rows.map((row) => ({ hookId: row.hookId, at: new Date(row.at) }));
}

/** Whether the company tells any of these. */
export async function hasHook({ tx, brandId }: Scope, events: readonly HookEvent[]) {
  const { rows } = await tx.execute(sql`
    select from hook where brand_id = ${brandId} and is_active
      and event_list && ${sql.param([...events])}::text[] limit 1`);
  return rows.length > 0;
}

export async function insertHookTest(
  { tx, brandId }: Scope,
  row: Pick<DeliveryRow, 'id' | 'hookId' | 'nextAt' | 'at'>,
): Promise<void> {
  await tx.insert(hookDelivery).values({ ...row, brandId, event: 'hook.test', payload: {} });
}

/**
 * The next that is due there, for nobody else until `until`: whoever is killed meanwhile leaves it to be told again
 * then. Undefined where none is due.
 */
export async function takeNext(
  scope: Scope,
  hookId: string,
  { now, until }: { now: Date; until: Date },
): Promise<DeliveryRow | undefined> {
  const { tx } = scope;
  const [next] = await tx
    .select({ id: hookDelivery.id })
    .from(hookDelivery)
    .where(and(waitsFor(scope, hookId), lte(hookDelivery.nextAt, now)))
    .orderBy(asc(hookDelivery.nextAt), asc(hookDelivery.at), asc(hookDelivery.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const [taken] = await tx
    .update(hookDelivery)
    .set({ nextAt: until })
    .where(isDelivery(scope, next.id))
    .returning();
  return taken;
}

/** A condition on the brand `b`: something is due there. */
export const hasDueHooks = (now: Date) => sql`exists (
  select from hook_delivery d where d.brand_id = b.id and d.state = 'waiting'
    and d.next_at <= ${now.toISOString()}::timestamptz)`;

export async function listDueHooks(scope: Scope, now: Date): Promise<string[]> {
  const { brandId, tx } = scope;
  const rows = await tx
    .selectDistinct({ id: hookDelivery.hookId })
    .from(hookDelivery)
    .where(
      and(
        eq(hookDelivery.brandId, brandId),
        eq(hookDelivery.state, 'waiting'),
        lte(hookDelivery.nextAt, now),
      ),
    );
  return rows.map(({ id }) => id);
}

/** When the next that waits there is due. Null: nothing waits. */
export async function findNextDue(scope: Scope, hookId: string): Promise<Date | null> {
  const [found] = await scope.tx
    .select({ nextAt: min(hookDelivery.nextAt) })
    .from(hookDelivery)
    .where(waitsFor(scope, hookId));
  return found?.nextAt ?? null;
}

/** What came of a try. */
export async function saveHookTry(
  scope: Scope,
  id: string,
  { state, nextAt, made }: Pick<DeliveryRow, 'state'> & { nextAt?: Date; made: HookTry },
): Promise<void> {
  await scope.tx
    .update(hookDelivery)
    .set({
      state,
      ...(nextAt && { nextAt }),
      attempts: sql`${hookDelivery.attempts} || ${JSON.stringify([made])}::jsonb`,
    })
    .where(isDelivery(scope, id));
}

/** What waits for it is given up. */
export async function giveUpWaiting(scope: Scope, hookId: string): Promise<void> {
  await scope.tx.update(hookDelivery).set({ state: 'failed' }).where(waitsFor(scope, hookId));
}

/** Makes it due again. False where the hook has no such delivery. */
export async function makeDue(
  { tx, brandId }: Scope,
  { hookId, id, now }: { hookId: string; id: string; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(hookDelivery)
    .set({ state: 'waiting', nextAt: now })
    .where(
      and(
        eq(hookDelivery.brandId, brandId),
        eq(hookDelivery.id, id),
        eq(hookDelivery.hookId, hookId),
      ),
    )
    .returning({ id: hookDelivery.id });
  return changed.length > 0;
}

const kept = 30 * 24 * 60 * 60 * 1000;

/** The newest first. */
export async function listHookDeliveries(
  { tx, brandId }: Scope,
  hookId: string,
  {
    limit = 50,
    offset = 0,
    now,
  }: { limit?: number | undefined; offset?: number | undefined; now: Date },
): Promise<{ data: DeliveryRow[]; count: number }> {
  const wanted = and(
    eq(hookDelivery.brandId, brandId),
    eq(hookDelivery.hookId, hookId),
    gt(hookDelivery.at, new Date(now.getTime() - kept)),
  );
  const data = await tx
    .select()
    .from(hookDelivery)
    .where(wanted)
    .orderBy(desc(hookDelivery.at), desc(hookDelivery.id))
    .limit(limit)
    .offset(offset);
  return { data, count: await tx.$count(hookDelivery, wanted) };
}

/** What a message says of the company. */
export async function getHookSender({ tx, brandId }: Scope) {
  const [found] = await tx
    .select({ slug: brand.slug, domain: brand.domain })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw notFound();
  return found;
}
