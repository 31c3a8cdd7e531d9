import { brandAddress, getSenderLook } from '#core/company/server/address.ts';
import { type DeliveryType, notAllowed } from '#core/mail/contract/rules/deliveries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf, Try } from '#platform/server/jobs/tasks.ts';
import { MailAway } from '#platform/server/mail/breaker.ts';
import { dress, type LetterLook } from '#platform/server/mail/dress.ts';
import { type Mail, MailRefused } from '#platform/server/mail/send-mail.ts';
import { SlackBusy, SlackRefused } from '#platform/server/slack/slack.ts';
import { reachedLimit } from './daily-limit.ts';
import { type DeliveryPayloads, firstPlaceOf, jobOf, waitedFor } from './outbox.ts';
import { findWaitingDelivery, saveSent, saveTry } from './queries.ts';

/** The message itself, as it waits. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingDelivery>>>;

/**
 * Writes a message at the moment it is sent. Null when it is no longer needed, or when the
 * recipient's address is no longer the person's.
 */
type Write<N extends DeliveryType, Content> = (
  context: Context,
  brandId: string,
  payload: DeliveryPayloads[N],
  recipient: string,
  letter: Waiting,
) => Promise<Content | null>;

export type Render<N extends DeliveryType> = Write<N, Omit<Mail, 'id' | 'to'>>;
export type Renders = { [N in DeliveryType]: Render<N> };
/** A message for Slack, with a file or without one. */
export interface SlackMessage {
  text: string;
  file?: { name: string; content: Uint8Array };
}
export type SlackRender<N extends DeliveryType> = Write<N, SlackMessage>;
/** Kinds that go to Slack too. */
export type SlackRenders = { [N in 'news' | 'report']: SlackRender<N> };

/** The company sends nothing of that kind to that recipient any more. */
export class NotAllowed extends Error {
  constructor() {
    super(notAllowed);
  }
}

/** Writes and sends a message. Resolves to false when nobody needs it any more. */
type Send = (context: Context, waiting: Waiting, look: LetterLook) => Promise<boolean>;

/**
 * The task that sends one message of the outbox. A sent message is never sent again. One that is
 * refused for good is marked refused, one that fails at its last try is marked failed, and one that
 * nobody needs any more is dropped. Any other failure is rethrown, so that the job is tried again
 * later; where Slack says when, or the mail server is away, not before. What nobody waits for stays until
 * the next day once its company has sent all that it may (rule 96).
 */
export const deliver = (
  renders: Renders,
  slackRenders: SlackRenders,
): TaskOf<'deliver' | 'deliver-slack'> => {
  const ways = { email: byMail(renders), slack: bySlack(slackRenders) };
  return async (context, { brandId, deliveryId }, run) => {
    const brand = { database: context.database, brandId };
    const { waiting, reached } = await withBrand(brand, async (scope) => {
      const waiting = await findWaitingDelivery(scope, deliveryId);
      const mayWait = waiting?.channel === 'email' && !waitedFor.includes(waiting.type);
      return { waiting, reached: mayWait ? await reachedLimit(scope, context.now()) : null };
    });
    if (!waiting) return;
    const again = (runAt: Date, place: number) =>
      withBrand(brand, (scope) =>
        addJob(scope, jobOf(waiting.channel), { brandId, deliveryId }, { runAt, place }),
      );
    // As many messages as the limit allows have gone before it, so it moves up in line by as many.
    if (reached) {
      const { until, limit } = reached;
      return again(until, Math.max(firstPlaceOf(waiting.type), (run.place ?? 0) - limit));
    }
    const save = (outcome: Parameters<typeof saveTry>[2]) =>
      withBrand(brand, (scope) => saveTry(scope, deliveryId, outcome));
    try {
      const look = await withBrand(brand, getSenderLook);
      const isNeeded = await ways[waiting.channel](atHome(context, look), waiting, look);
      if (!isNeeded) return await save({ state: 'dropped', lastError: null });
    } catch (error) {
      const state = stateAfter(error, run);
      // While the mail server is away nobody is asked, so that counts as no try.
      if (!(error instanceof MailAway)) {
        await save({ state, lastError: String((error as Error).message).slice(0, 500) });
      }
      if (state !== 'waiting') return;
      if (!(error instanceof SlackBusy || error instanceof MailAway)) throw error;
      const runAt = new Date(context.now().getTime() + error.seconds * 1000);
      return again(runAt, firstPlaceOf(waiting.type));
    }
    await saveSent(context.database, { brandId, id: deliveryId, sentAt: context.now() });
  };
};

/** A company's messages lead to its own host, where it has one (rule 73). */
const atHome = (context: Context, { domain }: { domain: string | null }): Context => ({
  ...context,
  config: { ...context.config, publicUrl: brandAddress(context.config.publicUrl, domain) },
});

const byMail =
  (renders: Renders): Send =>
  async (context, waiting, look) => {
    const { brandId, id, recipient, type, payload } = waiting;
    const render = renders[type];
    const content = await render(context, brandId, payload as never, recipient, waiting);
    if (content) await context.mail.send({ id, to: recipient, ...dress(content, look) });
    return content !== null;
  };

/** Sends by Slack. Without a token, Slack has been turned off in the meantime. */
const bySlack =
  (renders: SlackRenders): Send =>
  async (context, waiting) => {
    const { brandId, recipient, type, payload } = waiting;
    const render = renders[type as keyof SlackRenders];
    const message = await render(context, brandId, payload as never, recipient, waiting);
    if (!message || !context.slack) return false;
    const { text, file } = message;
    if (file) await context.slack.sendFile({ to: recipient, text, ...file });
    else await context.slack.post({ to: recipient, text });
    return true;
  };

/** The state of a message after a failed try. */
export function stateAfter(error: unknown, { isLast }: Try): 'refused' | 'failed' | 'waiting' {
  const isFinal = [MailRefused, SlackRefused, NotAllowed].some((kind) => error instanceof kind);
  if (isFinal) return 'refused';
  if (error instanceof SlackBusy || error instanceof MailAway) return 'waiting';
  return isLast ? 'failed' : 'waiting';
}
