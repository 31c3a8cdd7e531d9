import { and, asc, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { WebhookEvent, WebhookTry } from '#addon/webhook/contract/webhook-events.ts';
import { webhook, webhookDelivery } from '#addon/webhook/server/tables/webhook.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
type NewWebhook = Omit<typeof webhook.$inferInsert, 'brandId'>;

const isWebhook = ({ brandId }: Scope, id: string) =>
  and(eq(webhook.brandId, brandId), eq(webhook.id, id));
const isDelivery = ({ brandId }: Scope, id: string) =>
  and(eq(webhookDelivery.brandId, brandId), eq(webhookDelivery.id, id));
const waitsFor = ({ brandId }: Scope, hookId: string) =>
  and(
    eq(webhookDelivery.brandId, brandId),
    eq(webhookDelivery.hookId, hookId),
    eq(webhookDelivery.state, 'waiting'),
  );

export const listWebhooks = ({ tx, brandId }: Scope): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhook)
    .where(eq(webhook.brandId, brandId))
    .orderBy(asc(webhook.createdAt), asc(webhook.id));

export async function findWebhook(scope: Scope, id: string): Promise<WebhookRow | undefined> {
  const [found] = await scope.tx.select().from(webhook).where(isWebhook(scope, id));
  return found;
}

export async function insertWebhook({ tx, brandId }: Scope, row: NewWebhook): Promise<void> {
  await tx.insert(webhook).values({ ...row, brandId });
}

export async function saveWebhook(
  scope: Scope,
  id: string,
  changed: Partial<NewWebhook>,
): Promise<void> {
  await scope.tx
    .update(webhook)
    .set({ ...changed, version: sql`${webhook.version} + 1` })
    .where(isWebhook(scope, id));
}

/** How telling it went, which is no change of its settings. */
export async function noteOutcome(
  scope: Scope,
  id: string,
  outcome: Pick<NewWebhook, 'failingSince' | 'restsUntil'>,
): Promise<void> {
  await scope.tx.update(webhook).set(outcome).where(isWebhook(scope, id));
}

export async function removeWebhook(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(webhook).where(isWebhook(scope, id));
}

interface NewTold {
  event: WebhookEvent;
  payload: object;
  /** ISO 8601. */
  at: string;
}

/** Puts these before every webhook that wants them. Returns which webhooks have something to tell, and when. */
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

/** Whether any webhook of the company wants one of these events. */
export async function hasWebhook({ tx, brandId }: Scope, events: readonly WebhookEvent[]) {
  const { rows } = await tx.execute(sql`
    select from hook where brand_id = ${brandId} and is_active
      and event_list && ${sql.param([...events])}::text[] limit 1`);
  return rows.length > 0;
}

export async function insertWebhookTest(
  { tx, brandId }: Scope,
  row: Pick<DeliveryRow, 'id' | 'hookId' | 'nextAt' | 'at'>,
): Promise<void> {
  await tx.insert(webhookDelivery).values({ ...row, brandId, event: 'hook.test', payload: {} });
}

/**
 * Takes the next that is due there, for nobody else until `until`: a job that is killed meanwhile leaves it to be told
 * again then. Undefined where none is due.
 */
export async function takeNext(
  scope: Scope,
  hookId: string,
  { now, until }: { now: Date; until: Date },
): Promise<DeliveryRow | undefined> {
  const { tx } = scope;
  const [next] = await tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(and(waitsFor(scope, hookId), lte(webhookDelivery.nextAt, now)))
    .orderBy(asc(webhookDelivery.nextAt), asc(webhookDelivery.at), asc(webhookDelivery.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const [taken] = await tx
    .update(webhookDelivery)
    .set({ nextAt: until })
    .where(isDelivery(scope, next.id))
    .returning();
  return taken;
}

/** A condition on the brand `b`: something is due there. */
export const hasDueWebhooks = (now: Date) => sql`exists (
  select from hook_delivery d where d.brand_id = b.id and d.state = 'waiting'
    and d.next_at <= ${now.toISOString()}::timestamptz)`;

export async function listDueWebhooks(scope: Scope, now: Date): Promise<string[]> {
  const { brandId, tx } = scope;
  const rows = await tx
    .selectDistinct({ id: webhookDelivery.hookId })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.brandId, brandId),
        eq(webhookDelivery.state, 'waiting'),
        lte(webhookDelivery.nextAt, now),
      ),
    );
  return rows.map(({ id }) => id);
}

/** When the next that waits there is due. Null: nothing waits. */
export async function findNextDue(scope: Scope, hookId: string): Promise<Date | null> {
  const [found] = await scope.tx
    .select({ nextAt: min(webhookDelivery.nextAt) })
    .from(webhookDelivery)
    .where(waitsFor(scope, hookId));
  return found?.nextAt ?? null;
}

/** Keeps what came of a try. */
export async function saveWebhookTry(
  scope: Scope,
  id: string,
  { state, nextAt, made }: Pick<DeliveryRow, 'state'> & { nextAt?: Date; made: WebhookTry },
): Promise<void> {
  await scope.tx
    .update(webhookDelivery)
    .set({
      state,
      ...(nextAt && { nextAt }),
      attempts: sql`${webhookDelivery.attempts} || ${JSON.stringify([made])}::jsonb`,
    })
    .where(isDelivery(scope, id));
}

/** Gives up what waits for it. */
export async function giveUpWaiting(scope: Scope, hookId: string): Promise<void> {
  await scope.tx.update(webhookDelivery).set({ state: 'failed' }).where(waitsFor(scope, hookId));
}

/** Makes a delivery due again. False where the webhook has no such one. */
export async function makeDue(
  { tx, brandId }: Scope,
  { hookId, id, now }: { hookId: string; id: string; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(webhookDelivery)
    .set({ state: 'waiting', nextAt: now })
    .where(
      and(
        eq(webhookDelivery.brandId, brandId),
        eq(webhookDelivery.id, id),
        eq(webhookDelivery.hookId, hookId),
      ),
    )
    .returning({ id: webhookDelivery.id });
  return changed.length > 0;
}

const kept = 30 * 24 * 60 * 60 * 1000;

/** The newest first. */
export async function listWebhookDeliveries(
  { tx, brandId }: Scope,
  hookId: string,
  {
    limit = 50,
    offset = 0,
    now,
  }: { limit?: number | undefined; offset?: number | undefined; now: Date },
): Promise<{ data: DeliveryRow[]; count: number }> {
  const wanted = and(
    eq(webhookDelivery.brandId, brandId),
    eq(webhookDelivery.hookId, hookId),
    gt(webhookDelivery.at, new Date(now.getTime() - kept)),
  );
  const data = await tx
    .select()
    .from(webhookDelivery)
    .where(wanted)
    .orderBy(desc(webhookDelivery.at), desc(webhookDelivery.id))
    .limit(limit)
    .offset(offset);
  return { data, count: await tx.$count(webhookDelivery, wanted) };
}

/** What a message says of the company. */
export async function getWebhookSender({ tx, brandId }: Scope) {
  const [found] = await tx
    .select({ slug: brand.slug, domain: brand.domain })
    .from(brand)
    .where(eq(brand.id, brandId));
  return orNotFound(found);
}
