import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing } from '#platform/contract/call/envelope.ts';
import { paging, search, sort } from '#platform/contract/call/query.ts';

/** Those who have left (rule 82), for anybody who may mark somebody so. Deleted ones are not among them. */
export const formerEmployee = z.object({
  id: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  email: z.string(),
  position: z.string(),
  subdivision: z.string(),
  /** The last day at work, YYYY-MM-DD. */
  firedAt: z.string(),
  /** When they are going to be erased, ISO 8601. Null: nobody has asked for it (rule 114). */
  erasureDue: z.nullable(z.string()),
});
export type FormerEmployee = z.infer<typeof formerEmployee>;

export const getFormerEmployees = endpoint({
  name: 'getFormerEmployees',
  summary: 'Who has left the company, the latest first',
  method: 'GET',
  path: '/employee/fired',
  access: 'directory_employee_updatecompanyemployeeinfo__invoke',
  query: z.strictObject({
    /** Any part of the name or the e-mail. */
    q: search,
    sort: sort(['lastName', 'firedAt']),
    ...paging,
  }),
  reply: listOf(formerEmployee),
});

export const takeBackEmployee = endpoint({
  name: 'takeBackEmployee',
  summary: 'Takes back somebody who has left; they may sign in as when a deleted one returns',
  method: 'POST',
  path: '/employee/{id}/takeBack',
  access: 'directory_employee_updatecompanyemployeeinfo__invoke',
  reply: nothing,
  errors: ['conflict'],
});
