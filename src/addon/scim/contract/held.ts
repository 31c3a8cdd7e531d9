import { z } from 'zod/mini';
import type { MachineLimit } from '#core/employee/contract/rules/machine-limits.ts';
import { userPolicy } from '#core/user/contract/policy/user.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';

/** What SCIM has asked for beyond the limits of a day, and waits for somebody's yes (rule 190). */

/** The limits of a day that SCIM has. `listed` is none of them: it never lists everybody, so nobody can be missing. */
const dayLimits = ['left', 'emails', 'created', 'changed'] as const satisfies MachineLimit[];
export type DayLimit = (typeof dayLimits)[number];
/** `rights`: nobody with rights here leaves without a yes to just that. */
export const scimLimits = ['rights', ...dayLimits] as const;
export type ScimLimit = (typeof scimLimits)[number];
/** Nobody ends the access of whoever has more rights (rule 11). */
export const neededFor = (limit: ScimLimit): Permission =>
  limit === 'rights' ? userPolicy.update.needs : 'directory_employee_employee_import';
/** Whether a yes is for any number: a first load brings thousands, and spells their places in its own way. */
export const isForAnybody = (limit: ScimLimit): boolean =>
  limit === 'created' || limit === 'changed';

/** The most people of one kind who are named. */
export const mostHeldNamed = 20;

const held = z.object({
  limit: z.enum(scimLimits),
  count: z.number(),
  /** The first of them, by name. */
  nameList: z.array(z.string()),
});
export type ScimHeld = z.infer<typeof held>;

export const getScimHeld = endpoint({
  name: 'getScimHeld',
  summary: 'What SCIM has asked for beyond the limits of a day and may not do yet',
  method: 'GET',
  path: '/scimHeld',
  access: 'directory_employee_employee_import',
  reply: all(held),
});

export const allowScimHeld = endpoint({
  name: 'allowScimHeld',
  summary:
    'Allows for a day what SCIM has asked for: these people, or any number of new or changed ones. Those with rights need a super admin',
  method: 'POST',
  path: '/scimHeld',
  access: 'directory_employee_employee_import',
  fresh: true,
  body: z.strictObject({
    limit: z.enum(scimLimits),
    /** How many the caller has seen. More have come since: 409. */
    count: z.int().check(z.minimum(1)),
  }),
  reply: nothing,
  errors: ['conflict'],
});
