import { randomUUID } from 'node:crypto';
import type { Issue } from '#contract/call/issues.ts';
import type { PositionForm } from '#contract/position.ts';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/errors.ts';
import { insertPosition, keepCompetences, replaceCompetences, updatePosition } from './queries.ts';

export async function createPosition(scope: Scope, form: PositionForm): Promise<string> {
  const id = randomUUID();
  await requireValid(scope, form);
  await insertPosition(scope, { id, ...columnsOf(form) });
  await replaceCompetences(scope, id, form.competenceList);
  return id;
}

/** Saves a locked position. */
export async function savePosition(scope: Scope, id: string, form: PositionForm): Promise<void> {
  await requireValid(scope, form);
  await updatePosition(scope, id, columnsOf(form));
  await replaceCompetences(scope, id, form.competenceList);
}

async function requireValid(scope: Scope, form: PositionForm): Promise<void> {
  const ids = form.competenceList.map(({ id }) => id);
  const issues = competenceIssues(form, await keepCompetences(scope, ids));
  if (issues.length > 0) throw invalid(...issues);
}

/** Finds competencies that the brand does not have, and ones chosen twice. */
function competenceIssues({ competenceList }: PositionForm, known: ReadonlySet<string>): Issue[] {
  const seen = new Set<string>();
  return competenceList.flatMap(({ id }, index): Issue[] => {
    const path = `competenceList.${index}.id`;
    if (!known.has(id)) return [{ path, key: 'directoryMessages.unknownCompetence' }];
    if (seen.has(id)) return [{ path, key: 'directoryMessages.duplicateCompetence' }];
    seen.add(id);
    return [];
  });
}

const columnsOf = ({ name, description }: PositionForm) => ({
  name,
  description: description || null,
});
