import {
  asSubjects,
  makeCards,
  ofNewCycle,
  withoutCompetences,
} from '#core/cycle/server/make-cards.ts';
import { listWanted } from '#core/cycle/server/record/subject-queries.ts';
import {
  type CreateManyForm,
  type ManyReply,
  mostFromFile,
} from '#core/questionary/contract/questionary-from-file.ts';
import type { AskedOfAll } from '#core/questionary/server/from-file/make-many.ts';
import { listStructurePeople } from '#core/questionary/server/from-structure/queries.ts';
import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { cycleOf } from './cycle-of.ts';

/**
 * Creates a cycle by cards with a questionary for each of the chosen people, or nothing at all. A dry run creates
 * neither and answers the same. 400 at a person whom the brand does not have, where there are too many, and at the
 * competencies where a position has none.
 */
export async function createMany(
  scope: Scope,
  { form, ...asked }: AskedOfAll & { form: CreateManyForm },
): Promise<ManyReply> {
  const people = await wantedPeople(scope, form);
  const competenceIds = form.competenceList?.map(({ id }) => id);
  const made = await makeCards(scope, asSubjects(people), {
    ...asked,
    form: { ...form, competenceIds },
    ...(await ofNewCycle(scope, form)),
    isFromStructure: form.fromStructure,
    leftOutList: form.leftOutList,
    cycle: () => cycleOf(scope, { ...form, competenceIds }, asked),
  });
  if ('wrong' in made) throw withoutCompetences(made.wrong, 'competenceList');
  return made;
}

/** Who is named, and with them who works at the named places. */
async function wantedPeople(scope: Scope, form: CreateManyForm): Promise<NamedEmployee[]> {
  const { employeeList = [], positionIdList, subdivisionIdList, all } = form;
  const named = employeeList.map(({ id }) => id);
  const placed =
    positionIdList || subdivisionIdList || all
      ? await listWanted(scope, { positionIdList, subdivisionIdList, all })
      : [];
  const ids = [...new Set([...named, ...placed])];
  if (ids.length === 0) throw invalid({ path: 'employeeList', key: 'validation.required' });
  if (ids.length > mostFromFile) {
    const params = { max: mostFromFile, found: ids.length };
    throw invalid({ path: 'employeeList', key: 'fromFileMessages.tooManyPeople', params });
  }
  const people = await listStructurePeople(scope, ids);
  const known = new Set(people.map(({ id }) => id));
  const unknown = ids.flatMap((id, at): Issue[] =>
    known.has(id)
      ? []
      : [{ path: `employeeList.${at}.id`, key: 'questionaryMessages.unknownPerson' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  return people;
}
