import { z } from 'zod/mini';
import { deviceKinds, longestHandover } from '#core/answering/contract/rules/handover.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Answers that were begun on one device and go on on another (rule 139). */

const which = {
  questionaryId: id,
  /** The person assessed. */
  employeeId: id,
};

/** What the device makes of the code: it shows that somebody has the code, and opens nothing. 32 bytes. */
const proof = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'validation.invalid'));

/** Encrypted with what only the code holds. */
const sealed = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-]+$/, 'validation.invalid'),
    z.minLength(40),
    z.maxLength(longestHandover),
  );

const testing = { invited: 'questionary_questionaryemployeelist__invoke' } as const;

export const getBegun = endpoint({
  name: 'getBegun',
  summary: 'Where the caller’s unsent answers about one person are',
  method: 'GET',
  path: '/questionary/begun',
  access: testing,
  ofRaters: true,
  query: z.strictObject({ filterList: z.strictObject(which) }),
  reply: one(
    z.object({
      /** Null where the browser does not say it, or they were begun before that was kept. */
      device: z.nullable(z.enum(deviceKinds)),
      /** The day in the company's time zone, YYYY-MM-DD. */
      day: z.nullable(z.string()),
      /** They wait for another device to take them. */
      isWaiting: z.boolean(),
    }),
  ),
  errors: ['notFound', 'conflict', 'linkExpired'],
});

export const handOver = endpoint({
  name: 'handOver',
  summary: 'Keeps encrypted answers for ten minutes, in place of earlier ones',
  method: 'POST',
  path: '/questionary/handover',
  access: testing,
  ofRaters: true,
  body: z.strictObject({ ...which, proof, sealed }),
  largestBody: longestHandover + 1024,
  reply: 'empty',
  errors: ['notFound', 'conflict', 'linkExpired'],
});

export const takeOver = endpoint({
  name: 'takeOver',
  summary: 'Gives the encrypted answers to whoever proves to have their code, once',
  method: 'POST',
  path: '/questionary/handover/take',
  access: testing,
  ofRaters: true,
  body: z.strictObject({ ...which, proof }),
  reply: one(z.object({ sealed: z.string() })),
  errors: ['notFound', 'conflict', 'linkExpired'],
});

export const cancelHandover = endpoint({
  name: 'cancelHandover',
  summary: 'Forgets encrypted answers that nobody has taken',
  method: 'DELETE',
  path: '/questionary/handover/{questionaryId}/{employeeId}',
  access: testing,
  ofRaters: true,
  reply: 'empty',
  errors: ['conflict', 'linkExpired'],
});
