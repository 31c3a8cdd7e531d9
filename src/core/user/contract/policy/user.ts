import type { Permission, Role } from '#platform/contract/call/access.ts';
import { type Allowed, always } from '#platform/contract/call/policy.ts';

interface Thing {
  /** Whether this is the caller. */
  current: boolean;
  disabled: boolean;
  /** Has not accepted the access yet. */
  waiting: boolean;
  /** Why the letter about the access has not arrived. */
  undelivered: string | null;
  hasLeft: boolean;
}
const isOther = ({ current }: Pick<Thing, 'current'>): boolean => !current;

/**
 * What may be done with a user. Nobody deletes, disables or demotes themself (rule 7), and those who
 * have left don't sign in again (rule 47).
 */
export const userPolicy = {
  update: { needs: 'user_user_update', when: always },
  /** Take the super administrator's role away. */
  demote: { needs: 'user_user_update', when: isOther },
  disable: {
    needs: 'user_user_update',
    when: ({ current, disabled }: Pick<Thing, 'current' | 'disabled'>) => !current && !disabled,
  },
  enable: {
    needs: 'user_user_update',
    when: ({ disabled, hasLeft }: Pick<Thing, 'disabled' | 'hasLeft'>) => disabled && !hasLeft,
  },
  sendLetter: {
    needs: 'user_user_list',
    when: ({ disabled, waiting, undelivered }: Omit<Thing, 'current' | 'hasLeft'>) =>
      !disabled && (waiting || undelivered !== null),
  },
  delete: { needs: 'user_user_delete', when: isOther },
} as const satisfies Record<string, Allowed<Thing>>;
export type UserVerb = keyof typeof userPolicy;
export const userVerbs = /* @__PURE__ */ Object.keys(userPolicy) as UserVerb[];

/** The roles that HR gives along with an employee record. */
const plainRoles: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] satisfies Role[];

/**
 * Whether a user has other roles too, which only a super administrator gives and takes, and whoever
 * holds these permissions is none. Then their e-mail and access are left alone (rule 11).
 */
export const isOutOfReach = (
  { roles }: { roles: readonly string[] },
  held: ReadonlySet<Permission>,
): boolean =>
  !held.has(userPolicy.update.needs) && roles.some((role) => !plainRoles.includes(role));
