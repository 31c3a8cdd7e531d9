import { type RuleRole, ruleRoles } from '#core/sso/contract/rules/sso.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';

export interface Rule {
  value: string;
  role: RuleRole;
}

interface Held {
  roles: readonly Role[];
  /** Who gave them: a person, or the rules. */
  rolesFrom: 'hand' | 'rules';
}

/**
 * The roles that the rules give whoever signs in (rule 110). Undefined where nothing changes: what a person gave stays
 * until somebody leaves it to the rules, nobody knows the groups, or the roles are these already. No rule makes or
 * unmakes a super administrator.
 */
export function rolesByRules(
  held: Held,
  {
    rules,
    groups,
    allowAdmin,
  }: { rules: readonly Rule[]; groups: readonly string[] | null; allowAdmin: boolean },
): Role[] | undefined {
  if (held.rolesFrom === 'hand' || !groups) return undefined;
  if (held.roles.includes('ROLE_SUPER_ADMIN')) return undefined;
  const mayGive = ruleRoles.filter((role) => allowAdmin || role !== 'ROLE_ADMIN');
  const given: Role[] = rules
    .filter(({ value, role }) => groups.includes(value) && mayGive.includes(role))
    .map(({ role }) => role);
  const due = roles.filter((role) => given.includes(role));
  const after: Role[] = due.length > 0 ? due : ['ROLE_EMPLOYEE'];
  return after.join() === roles.filter((role) => held.roles.includes(role)).join()
    ? undefined
    : after;
}
