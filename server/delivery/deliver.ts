import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { TaskOf, Try } from '#server/jobs/tasks.ts';
import { type Mail, MailRefused } from '#server/mail/send-mail.ts';
import type { DeliveryPayloads, DeliveryType } from './outbox.ts';
import { findWaitingDelivery, saveSent, saveTry } from './queries.ts';

type Content = Omit<Mail, 'id' | 'to'>;

/** The message itself, as it waits. */
export interface Waiting {
  id: string;
  /** How often it was tried before. */
  attempts: number;
  createdAt: Date;
}

/**
 * Writes a message at the moment it is sent. Null when it is no longer needed, or when the
 * recipient's address is no longer the person's.
 */
export type Render<N extends DeliveryType> = (
  context: Context,
  brandId: string,
  payload: DeliveryPayloads[N],
  recipient: string,
  letter: Waiting,
) => Promise<Content | null>;
export type Renders = { [N in DeliveryType]: Render<N> };

/**
 * The task that sends one message of the outbox. A sent message is never sent again. One that is
 * refused for good is marked refused, one that fails at its last try is marked failed, and one that
 * nobody needs any more is dropped. Any other failure is rethrown, so that the job is tried again
 * later.
 */
export const deliver =
  (renders: Renders): TaskOf<'deliver'> =>
  async (context, { brandId, deliveryId }, run) => {
    const brand = { database: context.database, brandId };
    const waiting = await withBrand(brand, (scope) => findWaitingDelivery(scope, deliveryId));
    if (!waiting) return;
    const save = (outcome: Parameters<typeof saveTry>[2]) =>
      withBrand(brand, (scope) => saveTry(scope, deliveryId, outcome));
    const { recipient, payload } = waiting;
    const render = renders[waiting.type as DeliveryType];
    try {
      const content = await render(context, brandId, payload as never, recipient, waiting);
      if (!content) return await save({ state: 'dropped', lastError: null });
      await context.mail.send({ id: deliveryId, to: recipient, ...content });
    } catch (error) {
      const state = stateAfter(error, run);
      await save({ state, lastError: String((error as Error).message).slice(0, 500) });
      if (state !== 'waiting') return;
      throw error;
    }
    await saveSent(context.database, { brandId, id: deliveryId, sentAt: context.now() });
  };

/** The state of a message after a failed try. */
export function stateAfter(error: unknown, { isLast }: Try): 'refused' | 'failed' | 'waiting' {
  if (error instanceof MailRefused) return 'refused';
  return isLast ? 'failed' : 'waiting';
}
