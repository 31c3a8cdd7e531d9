import { randomUUID } from 'node:crypto';
import type { CompetenceForm } from '#core/competence/contract/competence.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { isNameTaken, lockCompetenceNames } from './file-queries.ts';
import { keptSteps, nothingStepped, type Stepped } from './first-steps.ts';
import { competences, findStepped, listQuestionIds, replaceAllQuestions } from './queries.ts';
import { questionIssues, questionsOf, withoutEmpty } from './rules.ts';

const columnsOf = (form: CompetenceForm, before: Stepped) => ({
  name: withoutEmpty(form.nameText),
  description: withoutEmpty(form.descriptionText),
  firstSteps: keptSteps(before, form),
});

/** Creates a competence. Ids of questions that a copy brings along are dropped: the new questions are separate ones. */
export async function createCompetence(scope: Scope, form: CompetenceForm): Promise<string> {
  await lockCompetenceNames(scope);
  await refuseTakenName(scope, form, null);
  const id = await competences.insert(scope, columnsOf(form, nothingStepped));
  const questionList = questionsOf(form).map(({ text }) => ({ id: randomUUID(), text }));
  await replaceAllQuestions(scope, [{ id, questionList }]);
  return id;
}

/** Saves a locked competence. Frozen questionaries have copies, so its questions may change freely. */
export async function saveCompetence(scope: Scope, id: string, form: CompetenceForm) {
  const issues = questionIssues(form, await listQuestionIds(scope, id));
  if (issues.length > 0) throw invalid(...issues);
  await refuseTakenName(scope, form, id);
  const before = (await findStepped(scope, [id])).get(id) ?? nothingStepped;
  await competences.update(scope, id, columnsOf(form, before));
  const questionList = questionsOf(form).map(({ text, ...known }) => ({
    id: known.id ?? randomUUID(),
    text,
  }));
  await replaceAllQuestions(scope, [{ id, questionList }]);
}

/** Files know a competence by its Russian name (rule 87a), so no two are to have one. */
async function refuseTakenName(scope: Scope, { nameText }: CompetenceForm, id: string | null) {
  if (!(await isNameTaken(scope, nameText.ru, id))) return;
  throw invalid({ path: 'nameText.ru', key: 'directoryMessages.nameTaken' });
}
