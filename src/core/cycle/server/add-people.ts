import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { type CycleRow, countCycleSubjects } from './record/queries.ts';
import { requireCycle, tooManySubjects } from './record/require-cycle.ts';
import { beginsAs } from './record/rules.ts';
import { insertSubjects, listAbsent, type Wanted } from './record/subject-queries.ts';

/**
 * Adds people to a locked cycle. 400 at those whom the brand doesn't know; who has left is answered. 409 when
 * the cycle is over, or there would be too many.
 */
export async function addPeople(scope: Scope, row: CycleRow, wanted: Wanted) {
  requireCycle(row, 'addSubjects');
  const leftOutList = await requireKnown(scope, wanted);
  const { addedCount, foundCount } = await insertSubjects(scope, row.id, wanted, beginsAs(row));
  if ((await countCycleSubjects(scope, row.id)) > mostCycleSubjects) {
    throw tooManySubjects('employeeIdList');
  }
  return { addedCount, alreadyCount: foundCount - addedCount, leftOutList };
}

/** 400 at each person named whom the brand doesn't know. Returns who of them has left. */
export async function requireKnown(scope: Scope, { employeeIdList = [] }: Wanted) {
  const absent = await listAbsent(scope, employeeIdList);
  const unknown = absent
    .filter(({ name }) => name === null)
    .map(
      ({ id }): Issue => ({
        path: `employeeIdList.${employeeIdList.indexOf(id)}`,
        key: 'questionaryMessages.unknownPerson',
      }),
    );
  if (unknown.length > 0) throw invalid(...unknown);
  return absent.flatMap(({ id, name }) =>
    name === null ? [] : [{ id, name, reason: 'fired' as const }],
  );
}
