import { mostParticipants } from '#core/questionary/contract/questionary.ts';
import {
  mostColleagues,
  type Suggestions,
} from '#core/questionary/contract/questionary-from-structure.ts';
import { presentNamed } from '#core/questionary/server/record/named-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { loadStructure } from './load-structure.ts';
import { listStructurePeople } from './queries.ts';
import { ratersOfAll } from './rules.ts';

/**
 * Who the structure says could assess these people, for the form of one questionary. 400 at a person
 * whom the brand does not have.
 */
export async function suggestParticipants(
  scope: Scope,
  subjectIds: readonly string[],
): Promise<Suggestions> {
  const subjects = await listStructurePeople(scope, subjectIds);
  const known = new Set(subjects.map(({ id }) => id));
  const unknown = subjectIds.flatMap((id, at): Issue[] =>
    known.has(id)
      ? []
      : [{ path: `employeeList.${at}.id`, key: 'questionaryMessages.unknownPerson' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  const structure = await loadStructure(scope, subjectIds);
  const raters = ratersOfAll(structure, [...known]);
  const { colleague } = raters;
  const shown = (ids: readonly string[]) =>
    ids.slice(0, mostParticipants).flatMap((id) => {
      const person = structure.people.get(id);
      return person ? [presentNamed(person)] : [];
    });
  return {
    supervisor: shown(raters.supervisor),
    colleague: shown(colleague.length > mostColleagues ? [] : colleague),
    subordinate: shown(raters.subordinate),
    colleagueCount: colleague.length,
    withoutLeader: subjects
      .filter(({ id }) => structure.ratersOf(id).supervisor.length === 0)
      .map(({ id, firstName, lastName, middleName }) => ({ id, firstName, lastName, middleName })),
  };
}
