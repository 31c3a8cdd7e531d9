import { z } from 'zod/mini';
import { type EmployeeForm, employeeFields } from '#core/employee/contract/employee.ts';
import { personFields } from '#core/employee/contract/rules/person-fields.ts';
import { formOf, type SavedEmployee } from '#core/employee/server/rules.ts';
import { optionalText, text } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { ByKey } from './by-key.ts';
import { placeFor } from './places.ts';
import type { ScimPerson } from './syntax/path.ts';

const longest = 256;
/** The fields of a person, each under the name that the directory of users knows it by. */
const checked = z.object({
  userName: text(longest),
  externalId: z.nullable(optionalText(longest)),
  displayName: z.nullable(optionalText(longest)),
  'name.givenName': employeeFields.firstName,
  'name.familyName': employeeFields.lastName,
  'name.middleName': employeeFields.middleName,
  emails: employeeFields.email,
  manager: z.nullable(optionalText(longest)),
});

/** What is said of somebody, checked as the employee's form is. Without an e-mail the name is one. */
export function readScimPerson(person: ScimPerson) {
  const parsed = z.safeParse(
    checked,
    {
      ...person,
      'name.givenName': person.givenName,
      'name.familyName': person.familyName,
      'name.middleName': person.middleName,
      emails: person.email ?? person.userName,
    },
    { reportInput: true },
  );
  if (!parsed.success) throw invalid(...issuesOf(parsed.error));
  const {
    'name.givenName': firstName,
    'name.familyName': lastName,
    'name.middleName': middleName,
    emails: email,
    ...read
  } = parsed.data;
  return { ...read, names: { firstName, lastName, middleName, email } };
}

/** The SCIM attribute under which each field was sent. */
const attributes = new Map(Object.entries(personFields).map(([field, { scim }]) => [field, scim]));
export const asSent = (issue: Issue): Issue => ({
  ...issue,
  path: attributes.get(issue.path) ?? issue.path,
});

/**
 * The employee's form. Places are looked for only where they have changed. What SCIM knows nothing of stays; for
 * somebody new both days are today.
 */
export async function formFor(
  scope: Scope,
  call: ByKey,
  person: Places & Pick<ReturnType<typeof readScimPerson>, 'names'>,
  { saved, before, today }: { saved: SavedEmployee | undefined; before?: Places; today: string },
): Promise<EmployeeForm> {
  const { title, department, names } = person;
  const isSame = (key: keyof Places) => saved && before?.[key] === person[key];
  const { locale } = call.actor;
  return {
    ...(saved ? formOf(saved) : { locale, inCompany: today, inPosition: today }),
    ...names,
    positionId: isSame('title')
      ? (saved?.positionId ?? '')
      : await placeFor(scope, call, 'position', title),
    subdivisionId: isSame('department')
      ? (saved?.subdivisionId ?? '')
      : await placeFor(scope, call, 'subdivision', department),
  };
}
type Places = Pick<ScimPerson, 'title' | 'department'>;
