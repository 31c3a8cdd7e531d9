import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import { text, version } from '#platform/contract/call/fields.ts';
import { paging } from '#platform/contract/call/query.ts';
import {
  toldEvents,
  webhookEnds,
  webhookEvents,
  webhookFaults,
  webhookStates,
} from './webhook-events.ts';

/** Addresses of the company's own systems that the product tells what happens (rules 199 and 200). */

/** Takes https, and http on the product's own machine: whether that is allowed, the way out decides. */
function isWebhookUrl(value: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(value);
    const isHttp = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
    return isHttp && username === '' && password === '';
  } catch {
    return false;
  }
}

const fields = {
  name: text(60),
  url: text(500).check(z.refine(isWebhookUrl, 'webhook.noUrl')),
  eventList: z.array(z.enum(webhookEvents)).check(
    z.minLength(1, 'webhook.noEvent'),
    z.refine((list) => new Set(list).size === list.length, 'validation.invalid'),
  ),
};

export const webhookRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  url: z.string(),
  eventList: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  /** Why the product turned it off. Null: it didn't. */
  offFor: z.nullable(z.enum(webhookEnds)),
  /** ISO 8601. Since when nothing has arrived there. Null: the last try did. */
  failingSince: z.nullable(z.string()),
  /** ISO 8601. Until then the former secret signs too. Null: there is none. */
  formerUntil: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof webhookRow>;

export const webhookForm = z.strictObject(fields);
export type WebhookForm = z.output<typeof webhookForm>;

const webhookDelivery = z.object({
  /** The `webhook-id` that the receiver knows it by. */
  id: z.string(),
  event: z.enum(toldEvents),
  state: z.enum(webhookStates),
  /** ISO 8601. When it was to be told first. */
  at: z.string(),
  tryList: z.array(
    z.object({
      at: z.string(),
      status: z.nullable(z.number()),
      fault: z.nullable(z.enum(webhookFaults)),
    }),
  ),
  /** ISO 8601. Null: there is no further try. */
  nextAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const withSecret = one(z.object({ ...webhookRow.shape, secret: z.string() }));

export const getWebhooks = endpoint({
  name: 'getWebhooks',
  summary: 'The addresses that are told what happens, without their secrets',
  method: 'GET',
  path: '/security/hook',
  access: 'security_security_list',
  reply: all(webhookRow),
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Adds an address to tell. Its secret is in this answer and nowhere else',
  method: 'POST',
  path: '/security/hook',
  access: 'security_security_update',
  fresh: true,
  body: webhookForm,
  reply: withSecret,
  errors: ['conflict'],
});

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  summary: 'Changes what is told where, turns it off or on again',
  method: 'PUT',
  path: '/security/hook/{id}',
  access: 'security_security_update',
  fresh: true,
  body: z.strictObject({ ...fields, isActive: z.boolean(), version }),
  reply: one(webhookRow),
  errors: ['staleVersion'],
});

export const renewWebhookSecret = endpoint({
  name: 'renewWebhookSecret',
  summary: 'Gives a new secret, in this answer only. The former one signs too for a day',
  method: 'POST',
  path: '/security/hook/{id}/secret',
  access: 'security_security_update',
  fresh: true,
  reply: withSecret,
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Deletes an address with all that waits for it',
  method: 'DELETE',
  path: '/security/hook/{id}',
  access: 'security_security_update',
  fresh: true,
  reply: nothing,
});

export const getWebhookDeliveries = endpoint({
  name: 'getWebhookDeliveries',
  summary: 'What an address was told within 30 days, newest first',
  method: 'GET',
  path: '/security/hook/{id}/delivery',
  access: 'security_security_list',
  query: z.strictObject(paging),
  reply: listOf(webhookDelivery),
});

export const sendWebhookAgain = endpoint({
  name: 'sendWebhookAgain',
  summary: 'Tells the same once more, under the same id',
  method: 'POST',
  path: '/security/hook/{id}/delivery/{deliveryId}/again',
  access: 'security_security_update',
  reply: nothing,
  errors: ['conflict'],
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Tells an address something of no meaning, to see whether it arrives',
  method: 'POST',
  path: '/security/hook/{id}/test',
  access: 'security_security_update',
  reply: nothing,
  errors: ['conflict'],
});
