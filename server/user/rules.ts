import type { AuditDetails } from '#contract/audit.ts';
import { type Role, roles } from '#contract/call/access.ts';
import type { Issue } from '#contract/call/issues.ts';
import type { UserForm } from '#contract/user.ts';
import type { Person } from './account-queries.ts';

/** What decides which changes to a user are allowed. */
export interface Standing {
  roles: readonly string[];
  disabled: boolean;
}

/** The input of rule 7: whose standing changes, who asks, and who else administers the brand. */
export interface Situation {
  before: Standing;
  /** Undefined when the user is removed. */
  after: Standing | undefined;
  isOwn: boolean;
  /** Including the user, if they are one. */
  superAdmins: number;
}

const isSuperAdmin = (person: Standing | undefined): boolean =>
  person !== undefined && !person.disabled && person.roles.includes('ROLE_SUPER_ADMIN');

/**
 * Nobody deletes, disables or demotes themself, and nobody does it to the last super admin (rule
 * 7).
 */
export function standingIssues({ before, after, isOwn, superAdmins }: Situation): Issue[] {
  if (!isSuperAdmin(before) || isSuperAdmin(after)) return [];
  const path = after === undefined ? 'id' : after.disabled ? 'disabled' : 'roles';
  if (isOwn) return [{ path, key: `userMessages.notSelf.${path}` }];
  return superAdmins <= 1 ? [{ path, key: 'userMessages.lastSuperAdmin' }] : [];
}

/**
 * What the journal of actions says of a change of somebody's standing: the values before and after.
 * `before` is undefined for a new user, `after` for a removed one (decision 047).
 */
export function standingDetails(
  before: Standing | undefined,
  after: Standing | undefined,
): AuditDetails {
  const [roleBefore, roleAfter] = [before, after].map((one) => (one?.roles ?? []) as Role[]) as [
    Role[],
    Role[],
  ];
  const isSame = roleBefore.toSorted().join() === roleAfter.toSorted().join();
  const [wasDisabled, isDisabled] = [before?.disabled ?? false, after?.disabled ?? false];
  return {
    ...(!isSame && { roles: { before: roleBefore, after: roleAfter } }),
    ...(after &&
      wasDisabled !== isDisabled && { disabled: { before: wasDisabled, after: isDisabled } }),
  };
}

/**
 * Roles that HR gives along with an employee record. Only the super administrator gives and takes
 * the others.
 */
const plainRoles: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] satisfies Role[];
export const isPlainMember = (held: readonly string[]): boolean =>
  held.every((role) => plainRoles.includes(role));

/**
 * Subordinates must be known, and nobody is their own (spec 3, section 5). `staff` are those who
 * exist.
 */
export function subordinateIssues(
  wanted: readonly string[],
  staff: readonly { id: string }[],
  ownEmployeeId: string | null,
): Issue[] {
  const known = new Set(staff.map(({ id }) => id));
  return wanted.flatMap((id, index): Issue[] => {
    const path = `employeeIdList.${index}`;
    if (id === ownEmployeeId) return [{ path, key: 'userMessages.ownSubordinate' }];
    return known.has(id) ? [] : [{ path, key: 'userMessages.unknownEmployee' }];
  });
}

/** Each role once, in the product's order. Subordinates for managers only (spec 3, section 4). */
export function membershipOf(form: UserForm) {
  const held = roles.filter((role) => form.roles.includes(role));
  const manages = held.includes('ROLE_MANAGER' satisfies Role);
  return {
    roles: held,
    disabled: form.disabled ?? false,
    subordinateIds: manages ? [...new Set(form.employeeIdList ?? [])] : [],
  };
}

export const personOf = ({ firstName, lastName, locale, slackId }: UserForm): Person => ({
  firstName,
  lastName,
  locale,
  slackId: slackId || null,
});

/** The e-mail that still waits for its proof. */
export const pendingEmailOf = (
  { pendingEmail, pendingUntil }: { pendingEmail: string | null; pendingUntil: Date | null },
  now: Date,
): string | null => (pendingUntil && pendingUntil > now ? pendingEmail : null);

/** Fields of a person that can't be changed here, because another brand uses the account too. */
export function sharedIssues(before: Person, after: Person): Issue[] {
  const fields = Object.keys(after) as (keyof Person)[];
  return fields
    .filter((field) => after[field] !== before[field])
    .map((path) => ({ path, key: 'userMessages.shared' }));
}
