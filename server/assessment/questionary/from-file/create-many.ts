import type { CreateManyForm, ManyReply } from '#contract/assessment/questionary-from-file.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { listStructurePeople } from '#server/assessment/questionary/from-structure/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';
import type { RowIssues } from '#server/platform/table-file/columns/map-columns.ts';
import { type AskedOfAll, makeMany } from './make-many.ts';

/**
 * Creates a questionary for each of the chosen people, or none at all. A dry run creates none and
 * answers the same. 400 at a person whom the brand does not have, and at the competencies where a
 * position has none.
 */
export async function createMany(
  scope: Scope,
  asked: AskedOfAll & { form: CreateManyForm },
): Promise<ManyReply> {
  const { employeeList, competenceList, fromStructure, leftOutList, ...form } = asked.form;
  const ids = [...new Set(employeeList.map(({ id }) => id))];
  const people = new Map((await listStructurePeople(scope, ids)).map((one) => [one.id, one]));
  const unknown = ids.flatMap((id, at): Issue[] =>
    people.has(id)
      ? []
      : [{ path: `employeeList.${at}.id`, key: 'questionaryMessages.unknownPerson' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  const subjects = [...people.values()].map((person, at) => ({
    rowIndex: at + 1,
    person,
    participants: [],
  }));
  const made = await makeMany(scope, subjects, {
    ...asked,
    form: { ...form, competenceIds: competenceList?.map(({ id }) => id) },
    isFromStructure: fromStructure,
    leftOutList,
  });
  if ('wrong' in made) throw withoutCompetences(made.wrong);
  return made;
}

function withoutCompetences(errors: readonly RowIssues[]) {
  const issues = errors.flatMap((row) => row.issues);
  const positions = new Map(issues.map((issue) => [issue.params?.position, issue]));
  return invalid(...[...positions.values()].map((issue) => ({ ...issue, path: 'competenceList' })));
}
