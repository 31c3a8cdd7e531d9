import { z } from 'zod/mini';
import { type Role, roles } from '#contract/access.ts';
import type { FieldError } from '#contract/envelope.ts';
import { issuesOf } from '#contract/issues.ts';
import { type User, user, userForm } from '#contract/user.ts';
import type { Locale, T } from '#i18n/t.ts';

export type Subordinate = User['employeeList'][number];

/** What is typed and chosen; subordinates stay chosen only as long as the manager role does. */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  slackId: string;
  locale: Locale;
  roles: readonly Role[];
  disabled: boolean;
  employeeList: readonly Subordinate[];
}
export type UserField = Exclude<keyof UserValues, 'employeeList'> | 'employeeIdList';
export type UserErrors = Partial<Record<UserField, string>>;

/** A new one begins in the default language and without a role. */
export function valuesOf(saved: User | undefined): UserValues {
  return {
    firstName: saved?.firstName ?? '',
    lastName: saved?.lastName ?? '',
    email: saved?.email ?? '',
    slackId: saved?.slackId ?? '',
    locale: saved?.locale ?? 'ru',
    roles: saved?.roles.map(({ id }) => id) ?? [],
    disabled: saved?.disabled ?? false,
    employeeList: saved?.employeeList ?? [],
  };
}

/** Switching the manager role off clears the chosen subordinates (spec 3, section 4). */
export function toggleRole(values: UserValues, role: Role): Partial<UserValues> {
  const held = roles.filter((one) => (one === role) !== values.roles.includes(one));
  return held.includes('ROLE_MANAGER') ? { roles: held } : { roles: held, employeeList: [] };
}

export function payloadOf({ employeeList, ...values }: UserValues) {
  return {
    ...values,
    roles: [...values.roles],
    slackId: values.slackId.trim() || null,
    employeeIdList: employeeList.map(({ id }) => id),
  };
}

/** What the contract finds wrong, one text a field. */
export function userErrors(values: UserValues, t: T): UserErrors {
  const parsed = z.safeParse(userForm, payloadOf(values), { reportInput: true });
  if (parsed.success) return {};
  const say = t as (key: string, params?: object) => string;
  return errorsByField(
    issuesOf(parsed.error).map(({ path, key, params }) => ({
      path,
      message: path === 'roles' ? t('user.needsRole') : say(key, params),
    })),
  );
}

/** One text a field; `employeeIdList.3` belongs to the list as a whole. */
export function errorsByField(errors: readonly Pick<FieldError, 'path' | 'message'>[]): UserErrors {
  const found: UserErrors = {};
  for (const { path, message } of errors) found[path.split('.')[0] as UserField] ??= message;
  return found;
}

/** The user in a refusal: who has the e-mail already, or what somebody else saved. */
export function userIn(data: unknown): User | undefined {
  const parsed = z.safeParse(user, data);
  return parsed.success ? parsed.data : undefined;
}

/** Is this employee the user themself? By the record, or by the e-mail as it stands (spec 3, section 5). */
export const isOwnRecord = (
  person: { id: string; email: string },
  own: { employeeId: string | null; email: string },
): boolean =>
  person.id === own.employeeId || person.email.toLowerCase() === own.email.trim().toLowerCase();
