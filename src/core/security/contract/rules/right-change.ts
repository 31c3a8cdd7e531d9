import { z } from 'zod/mini';
import { roles } from '#platform/contract/call/access.ts';

/** What a change does to somebody's rights. Only what changes is there. */
export const rightChange = z.object({
  roles: z.optional(z.object({ before: z.array(z.enum(roles)), after: z.array(z.enum(roles)) })),
  /** Whether signing in is disabled. */
  disabled: z.optional(z.object({ before: z.boolean(), after: z.boolean() })),
  /** Another e-mail opens the account from then on. */
  emailTo: z.optional(z.string()),
  /** Their second factor was taken away: the next sign-in asks for a new one. */
  factorReset: z.optional(z.boolean()),
  /** The user is deleted. */
  removed: z.optional(z.boolean()),
});
export type RightChange = z.infer<typeof rightChange>;

/** What all super administrators and the person are told of it (rule 98). */
export interface RightsNews {
  what: 'done' | 'asked' | 'stopped';
  /** Null: nobody, because it could not be done any more. */
  by: string | null;
  whom: string;
  /** The e-mail of the person `whom` at that time. */
  email: string;
  change: RightChange;
  /** ISO 8601: when what was asked is done. */
  due?: string;
}

/** How long a change waits that takes a super administrator's rights, in ms. */
export const rightWaits = 24 * 60 * 60 * 1000;
/** How long somebody must be a super administrator before they are protected so, and may touch another, in ms. */
export const rightSettles = 72 * 60 * 60 * 1000;
/** `superSince`: null means since before that was kept. */
export const hasSettled = (superSince: Date | null, now: Date): boolean =>
  superSince === null || now.getTime() - superSince.getTime() >= rightSettles;
