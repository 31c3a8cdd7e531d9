import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing, one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Former people who are to be erased, a day after an administrator asked for it (rule 114). */

/** How long an erasure waits, in ms: any administrator may stop it meanwhile. */
export const erasureWaits = 24 * 60 * 60 * 1000;

const needs = 'privacy_erasure__invoke';

export const waitingErasure = z.object({
  id: z.string(),
  employeeId: z.string(),
  name: z.string(),
  /** Whether the reports about them go too. */
  withReports: z.boolean(),
  /** The last and first name of who asked; empty when they have gone since. */
  askedBy: z.string(),
  /** ISO 8601. */
  due: z.string(),
});
export type WaitingErasure = z.infer<typeof waitingErasure>;

export const getErasures = endpoint({
  name: 'getErasures',
  summary: 'Who is going to be erased, the next first',
  method: 'GET',
  path: '/privacy/erasure',
  access: needs,
  reply: all(waitingErasure),
});

export const askErasure = endpoint({
  name: 'askErasure',
  summary:
    'Erases a former person in a day; 409 for one who works here, is in an open assessment or in one that ended less than 30 days ago, or left lately',
  method: 'POST',
  path: '/privacy/erasure',
  access: needs,
  fresh: true,
  body: z.strictObject({ employeeId: id, withReports: z.boolean() }),
  /** When it is done, ISO 8601. */
  reply: one(z.object({ due: z.string() })),
  errors: ['notFound', 'conflict'],
});

export const stopErasure = endpoint({
  name: 'stopErasure',
  summary: 'Stops it; 409 when it is done or stopped already',
  method: 'POST',
  path: '/privacy/erasure/{id}/stop',
  access: needs,
  fresh: true,
  reply: nothing,
  errors: ['conflict'],
});
