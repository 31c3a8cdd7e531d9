import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import type { SavedEmployee } from './rules.ts';

/** Tells the company's systems who works there no longer. */
export const tellLeft = (
  scope: Scope,
  people: readonly Pick<SavedEmployee, 'id' | 'lastName' | 'firstName'>[],
  now: Date,
): Promise<void> =>
  happened(
    scope,
    people.map((person) => ({
      event: 'employee.left',
      facts: { employeeId: person.id, name: loggedName(person) },
    })),
    now,
  );
