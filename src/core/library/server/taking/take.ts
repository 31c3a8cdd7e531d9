import { lockCompetenceNames } from '#core/competence/server/file-queries.ts';
import { createCompetence } from '#core/competence/server/save-competence.ts';
import { setArchived } from '#core/directory/server/queries.ts';
import { competence } from '#core/directory/server/tables/directory.ts';
import { foldName, type LibraryCompetence } from '#core/library/server/library.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listTakenNames } from './queries.ts';

/** A competence of the library, the id of its copy in the brand, and how it got there. */
export type TakenCompetence = LibraryCompetence & { copyId: string; verb: 'create' | 'restore' };

/**
 * Copies these into the brand, without those whose name it has (decision 092). Whose name is in the
 * archive comes back from there. Logs nothing.
 */
export async function takeCompetences(
  scope: Scope,
  wanted: readonly LibraryCompetence[],
): Promise<TakenCompetence[]> {
  await lockCompetenceNames(scope);
  const names = await listTakenNames(scope);
  const taken: TakenCompetence[] = [];
  for (const one of wanted) {
    const archivedId = names.get(foldName(one));
    if (archivedId === null) continue;
    const copyId = archivedId ?? (await createCompetence(scope, formOf(one)));
    if (archivedId) await setArchived(scope, competence, { id: archivedId, archivedAt: null });
    taken.push({ ...one, copyId, verb: archivedId ? 'restore' : 'create' });
  }
  return taken;
}

const formOf = ({ name, description, questionList }: LibraryCompetence) => ({
  nameText: name,
  descriptionText: description,
  questionList: questionList.map((questionText) => ({ questionText })),
});
