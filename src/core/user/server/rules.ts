import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import type { UserForm } from '#core/user/contract/user.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { AccountPerson } from './account-queries.ts';

/** What decides which changes to a user are allowed. */
export interface UserStanding {
  roles: readonly string[];
  disabled: boolean;
}

export const isSuper = ({ roles: held }: Pick<UserStanding, 'roles'>): boolean =>
  held.includes('ROLE_SUPER_ADMIN');

/** Since when somebody is a super administrator once a form is saved. */
export const superSinceAfter = (
  before: UserStanding & { superSince: Date | null },
  after: UserStanding,
  now: Date,
): Date | null => (isSuper(after) ? (isSuper(before) ? before.superSince : now) : null);

/**
 * What the journal of actions says of a change of somebody's standing: the values before and after.
 * `before` is undefined for a new user, `after` for a removed one (decision 047).
 */
export function standingDetails(
  before: UserStanding | undefined,
  after: UserStanding | undefined,
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

/** Whom a user is to lead, and what is known of these people. */
interface Led {
  wanted: readonly string[];
  /** Those of them whom the user doesn't lead yet. */
  added: readonly string[];
  /** Those who work here, of all whom the user comes to lead or leads no more. */
  staff: readonly { id: string; firstName: string; lastName: string }[];
  /** The user's employee record. */
  leaderId: string;
  /** The leaders of each of these people and of the user. */
  leaderIds: ReadonlyMap<string, readonly string[]>;
}

/**
 * Subordinates work here, nobody is their own, and no two people lead each other (rule 83).
 */
export function subordinateIssues(
  { wanted, added, staff, leaderId, leaderIds }: Led,
  locale: Locale,
): Issue[] {
  const found = new Map(staff.map((one) => [one.id, one]));
  const ownLeaders = leaderIds.get(leaderId) ?? [];
  return wanted.flatMap((id, index): Issue[] => {
    const path = `employeeIdList.${index}`;
    if (id === leaderId) return [{ path, key: 'userMessages.ownSubordinate' }];
    if (!added.includes(id)) return [];
    const person = found.get(id);
    if (!person) return [{ path, key: 'userMessages.unknownEmployee' }];
    const params = { name: shortName(person, locale) };
    if (ownLeaders.includes(id)) return [{ path, key: 'userMessages.leadsUser', params }];
    const leaders = leaderIds.get(id)?.length ?? 0;
    const isFull = leaders >= mostLeaders;
    return isFull
      ? [{ path, key: 'userMessages.tooManyLeaders', params: { ...params, max: mostLeaders } }]
      : [];
  });
}

/** Each role once, in the product's order. */
export const membershipOf = (form: UserForm) => ({
  roles: roles.filter((role) => form.roles.includes(role)),
  disabled: form.disabled ?? false,
});

/**
 * Whom the form makes the user lead; undefined leaves that as it is. Only managers' forms have them: taking the role away ends the access, not who leads whom.
 */
export const subordinatesOf = (form: UserForm): string[] | undefined =>
  form.employeeIdList && form.roles.includes('ROLE_MANAGER')
    ? [...new Set(form.employeeIdList)]
    : undefined;

export const personOf = ({ firstName, lastName, locale, slackId }: UserForm): AccountPerson => ({
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
export function sharedIssues(before: AccountPerson, after: AccountPerson): Issue[] {
  const fields = Object.keys(after) as (keyof AccountPerson)[];
  return fields
    .filter((field) => after[field] !== before[field])
    .map((path) => ({ path, key: 'userMessages.shared' }));
}
