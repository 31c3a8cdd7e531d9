import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import { id, text, version } from '#platform/contract/call/fields.ts';
import { paging } from '#platform/contract/call/query.ts';
import { hookEnds, hookEvents, hookFaults, hookStates, toldEvents } from './hook-events.ts';

/** Addresses of the company's own systems that the product tells what happens (rules 199 and 200). */

/** https. Where http is allowed on the product's own machine, the way out decides. */
function isHookUrl(value: string): boolean {
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
  url: text(500).check(z.refine(isHookUrl, 'hook.noUrl')),
  eventList: z.array(z.enum(hookEvents)).check(
    z.minLength(1, 'hook.noEvent'),
    z.refine((list) => new Set(list).size === list.length, 'validation.invalid'),
  ),
};

export const hookRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  url: z.string(),
  eventList: z.array(z.enum(hookEvents)),
  isActive: z.boolean(),
  /** Why the product turned it off. Null: it didn't. */
  offFor: z.nullable(z.enum(hookEnds)),
  /** ISO 8601. Since when nothing has arrived there. Null: the last try did. */
  failingSince: z.nullable(z.string()),
  /** ISO 8601. Until then the former secret signs too. Null: there is none. */
  formerUntil: z.nullable(z.string()),
});
export type Hook = z.infer<typeof hookRow>;

export const hookForm = z.strictObject(fields);
export type HookForm = z.output<typeof hookForm>;

const hookDelivery = z.object({
  /** The `webhook-id` that the receiver knows it by. */
  id: z.string(),
  event: z.enum(toldEvents),
  state: z.enum(hookStates),
  /** ISO 8601. When it was to be told first. */
  at: z.string(),
  tryList: z.array(
    z.object({
      at: z.string(),
      status: z.nullable(z.number()),
      fault: z.nullable(z.enum(hookFaults)),
    }),
  ),
  /** ISO 8601. Null: there is no further try. */
  nextAt: z.nullable(z.string()),
});
export type HookDelivery = z.infer<typeof hookDelivery>;

const params = z.strictObject({ id });
const withSecret = one(z.object({ ...hookRow.shape, secret: z.string() }));

export const getHooks = endpoint({
  name: 'getHooks',
  summary: 'The addresses that are told what happens, without their secrets',
  method: 'GET',
  path: '/security/hook',
  access: 'security_security_list',
  reply: all(hookRow),
});

export const createHook = endpoint({
  name: 'createHook',
  summary: 'Adds an address to tell. Its secret is in this answer and nowhere else',
  method: 'POST',
  path: '/security/hook',
  access: 'security_security_update',
  fresh: true,
  body: hookForm,
  reply: withSecret,
  errors: ['conflict'],
});

export const updateHook = endpoint({
  name: 'updateHook',
  summary: 'Changes what is told where, turns it off or on again',
  method: 'PUT',
  path: '/security/hook/{id}',
  access: 'security_security_update',
  fresh: true,
  params,
  body: z.strictObject({ ...fields, isActive: z.boolean(), version }),
  reply: one(hookRow),
  errors: ['notFound', 'staleVersion'],
});

export const renewHookSecret = endpoint({
  name: 'renewHookSecret',
  summary: 'Gives a new secret, in this answer only. The former one signs too for a day',
  method: 'POST',
  path: '/security/hook/{id}/secret',
  access: 'security_security_update',
  fresh: true,
  params,
  reply: withSecret,
  errors: ['notFound'],
});

export const deleteHook = endpoint({
  name: 'deleteHook',
  summary: 'Deletes an address with all that waits for it',
  method: 'DELETE',
  path: '/security/hook/{id}',
  access: 'security_security_update',
  fresh: true,
  params,
  reply: nothing,
  errors: ['notFound'],
});

export const getHookDeliveries = endpoint({
  name: 'getHookDeliveries',
  summary: 'What an address was told within 30 days, newest first',
  method: 'GET',
  path: '/security/hook/{id}/delivery',
  access: 'security_security_list',
  params,
  query: z.strictObject(paging),
  reply: listOf(hookDelivery),
  errors: ['notFound'],
});

export const sendHookAgain = endpoint({
  name: 'sendHookAgain',
  summary: 'Tells the same once more, under the same id',
  method: 'POST',
  path: '/security/hook/{id}/delivery/{deliveryId}/again',
  access: 'security_security_update',
  params: z.strictObject({ id, deliveryId: id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const testHook = endpoint({
  name: 'testHook',
  summary: 'Tells an address something of no meaning, to see whether it arrives',
  method: 'POST',
  path: '/security/hook/{id}/test',
  access: 'security_security_update',
  params,
  reply: nothing,
  errors: ['notFound', 'conflict'],
});
