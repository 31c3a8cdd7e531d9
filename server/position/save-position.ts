import { randomUUID } from 'node:crypto';
import type { PositionForm } from '#contract/position.ts';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/errors.ts';
import { insertPosition, keepCompetences, replaceCompetences, updatePosition } from './queries.ts';
import { competenceIssues } from './rules.ts';

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

const columnsOf = ({ name, description }: PositionForm) => ({
  name,
  description: description || null,
});
