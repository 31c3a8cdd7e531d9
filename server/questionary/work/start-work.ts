import { methodRoles } from '#contract/rules/methods.ts';
import { lockBrand } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/errors.ts';
import { queueFromStart } from '#server/invitation/queue.ts';
import { listPeople } from '#server/questionary/record/detail-queries.ts';
import { getLists } from '#server/questionary/record/lists-queries.ts';
import {
  getThreshold,
  type QuestionaryRow,
  updateRow,
} from '#server/questionary/record/queries.ts';
import { addAssignments, addSelfParticipants, freezeQuestions } from './queries.ts';
import { recentNumbers, workErrors } from './rules.ts';
import { type Clock, loadWorkFacts } from './work-facts.ts';

/**
 * Moves a created questionary to work (rule 16): freezes questions and threshold, makes assignments
 * and queues invitations. 409 with every field that prevents it. Returns, for the activity log, the
 * numbers of those that ended recently with nearly the same raters (rule 26).
 */
export async function startWork(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<number[]> {
  if (row.status !== 'created') {
    throw conflict({ path: 'status', key: 'questionaryMessages.onlyCreatedToWork' });
  }
  await lockBrand(scope);
  const anonymityThreshold = await getThreshold(scope);
  const people = await listPeople(scope, row.id);
  const { competenceIds } = await getLists(scope, row.id);
  const facts = await loadWorkFacts(
    scope,
    { row, anonymityThreshold, people, competenceIds },
    clock,
  );
  const errors = workErrors(facts);
  if (errors.length > 0) throw conflict(...errors);
  const withSelf = methodRoles[row.method].allowed.includes('employee');
  await updateRow(scope, row.id, { status: 'inwork', anonymityThreshold });
  await freezeQuestions(scope, row.id);
  if (withSelf) await addSelfParticipants(scope, row.id);
  await addAssignments(scope, row.id, { withSelf, now: clock.now });
  await queueFromStart(scope, row, clock);
  return recentNumbers(facts);
}
