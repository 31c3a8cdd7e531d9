import type { PositionForm } from '#core/directory/contract/position.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { keepCompetences, listCompetenceIds, positions, replaceCompetences } from './queries.ts';

export async function createPosition(scope: Scope, form: PositionForm): Promise<string> {
  await requireValid(scope, form, new Set());
  const id = await positions.insert(scope, columnsOf(form));
  await replaceCompetences(scope, id, form.competenceList);
  return id;
}

/** Saves a locked position. */
export async function savePosition(scope: Scope, id: string, form: PositionForm): Promise<void> {
  await requireValid(scope, form, await listCompetenceIds(scope, id));
  await positions.update(scope, id, columnsOf(form));
  await replaceCompetences(scope, id, form.competenceList);
}

/** `own` are the competencies that the position has: an archived one among them may stay. */
async function requireValid(scope: Scope, form: PositionForm, own: ReadonlySet<string>) {
  const ids = form.competenceList.map(({ id }) => id);
  const issues = competenceIssues(form, await keepCompetences(scope, ids), own);
  if (issues.length > 0) throw invalid(...issues);
}

/** Finds competencies that the brand does not have, archived ones that are new, and ones chosen twice. */
function competenceIssues(
  { competenceList }: PositionForm,
  known: ReadonlyMap<string, { isArchived: boolean }>,
  own: ReadonlySet<string>,
): Issue[] {
  const seen = new Set<string>();
  return competenceList.flatMap(({ id }, index): Issue[] => {
    const path = `competenceList.${index}.id`;
    if (known.has(id) && seen.has(id))
      return [{ path, key: 'directoryMessages.duplicateCompetence' }];
    seen.add(id);
    return unknownCompetences([{ id, path }], known, own);
  });
}

/** Those that the brand does not have, and archived ones that the position doesn't have yet. */
export const unknownCompetences = (
  asked: readonly { id: string; path: string }[],
  known: ReadonlyMap<string, { isArchived: boolean }>,
  own: ReadonlySet<string> = new Set(),
): Issue[] =>
  asked.flatMap(({ id, path }): Issue[] => {
    const competence = known.get(id);
    if (!competence) return [{ path, key: 'directoryMessages.unknownCompetence' }];
    return competence.isArchived && !own.has(id)
      ? [{ path, key: 'directoryMessages.archivedCompetence' }]
      : [];
  });

const columnsOf = ({ name, description }: PositionForm) => ({
  name,
  description: description || null,
});
