import type { User } from '#core/user/contract/user.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import type { Locale } from '#platform/texts/t.ts';

export type Subordinate = User['employeeList'][number];

/** What is typed and chosen. */
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

/** A new user starts with the company's default language and without a role. */
export function userValues(saved: User | undefined, newLocale: Locale): UserValues {
  return {
    firstName: saved?.firstName ?? '',
    lastName: saved?.lastName ?? '',
    email: saved?.email ?? '',
    slackId: saved?.slackId ?? '',
    locale: saved?.locale ?? newLocale,
    roles: saved?.roles.map(({ id }) => id) ?? [],
    disabled: saved?.disabled ?? false,
    employeeList: saved?.employeeList ?? [],
  };
}

/**
 * Subordinates are chosen while the manager role is on. Switching it off ends the access to their
 * reports, not who leads whom (rule 83), so they are back with it.
 */
export const toggleRole = ({ roles: held }: UserValues, role: Role): Pick<UserValues, 'roles'> => ({
  roles: roles.filter((one) => (one === role) !== held.includes(one)),
});

export function userBody({ employeeList, ...values }: UserValues) {
  return {
    ...values,
    roles: [...values.roles],
    slackId: values.slackId.trim() || null,
    ...(values.roles.includes('ROLE_MANAGER') && {
      employeeIdList: employeeList.map(({ id }) => id),
    }),
  };
}

/** Subordinates are sent as ids. An error at one of them is shown at the whole list. */
export function userPlaceOf(path: string): string {
  const [field = ''] = path.split('.');
  return field === 'employeeIdList' ? 'employeeList' : field;
}

/** Whether this employee is the user: by the record, or by the e-mail in the form. */
export const isOwnRecord = (
  person: { id: string; email: string },
  own: { employeeId: string | null; email: string },
): boolean => person.id === own.employeeId || person.email === normalEmail(own.email);

/** The chosen without these people if all of them are chosen, otherwise with them. */
export function toggleSubordinates(
  chosen: readonly Subordinate[],
  people: readonly Subordinate[],
): Subordinate[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const added = people.filter(({ id }) => !ids.has(id));
  if (added.length > 0) {
    return [
      ...chosen,
      ...added.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
    ];
  }
  const gone = new Set(people.map(({ id }) => id));
  return chosen.filter(({ id }) => !gone.has(id));
}
