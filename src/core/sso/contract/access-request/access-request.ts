import { z } from 'zod/mini';
import { ssoRefusals } from '#core/sso/contract/rules/sso.ts';
import { directoryPermission } from '#platform/contract/call/directories.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** People whom the company's provider knows, and who were not let in (rule 108). HR says who they are. */

const accessRequest = z.object({
  id: z.string(),
  /** The provider by which they came. */
  connection: z.string(),
  /** Their e-mail and name as the provider has them. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reason: z.enum(ssoRefusals),
  /** ISO 8601. */
  firstAt: z.string(),
  lastAt: z.string(),
  count: z.number(),
  /** The employee who has that e-mail, or alone has that name. */
  suggested: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
});
export type AccessRequest = z.infer<typeof accessRequest>;

export const getAccessRequests = endpoint({
  name: 'getAccessRequests',
  summary:
    'People who came by company sign-in in the last 30 days and were not let in, newest first',
  method: 'GET',
  path: '/people/knock',
  access: 'user_user_list',
  reply: all(accessRequest),
});

export const bindAccessRequest = endpoint({
  name: 'bindAccessRequest',
  summary: 'Says which employee one of them is; from then on they come in',
  method: 'POST',
  path: '/people/knock/bind',
  access: directoryPermission('employee', 'update'),
  fresh: true,
  body: z.strictObject({ id, employeeId: id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const forgetAccessRequest = endpoint({
  name: 'forgetAccessRequest',
  summary: 'Takes one of them off the list; they come back on it when they try again',
  method: 'DELETE',
  path: '/people/knock/{id}',
  access: directoryPermission('employee', 'update'),
  reply: nothing,
});
