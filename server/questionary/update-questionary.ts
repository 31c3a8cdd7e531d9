import type { QuestionaryForm } from '#contract/questionary.ts';
import { type AnonymousType, anonymousTypes, keepsAnonymity } from '#contract/rules/methods.ts';
import { lockBrand } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict, invalid } from '#server/errors.ts';
import { queueFromStart } from '#server/invitation/queue.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { columnsOf, listsOf, requireValid } from './create-questionary.ts';
import { listCompetences, listParticipants, listSubjects } from './record/detail-queries.ts';
import { findKnown } from './record/form-queries.ts';
import { addParticipants, type QuestionaryRow, replaceLists, updateRow } from './record/queries.ts';
import {
  addedIssues,
  addedParticipants,
  keptParticipantIssues,
  lockedIssues,
  type Participant,
} from './record/rules.ts';
import { sizeIssues } from './record/size-rules.ts';
import { type Clock, loadWorkFacts } from './work/check-work.ts';
import { addAssignments } from './work/queries.ts';
import { dateEndIssues, overlapIssues, recentNumbers } from './work/rules.ts';

/**
 * Saves the form over the locked row: created all of it, in work the end date and added participants.
 * Answers, as `startWork` does, with which recent ones those overlap.
 */
export async function updateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  form: QuestionaryForm,
  clock: Clock,
): Promise<number[]> {
  if (row.status === 'created') return saveCreated(scope, row, form);
  if (row.status === 'inwork') return saveInWork(scope, row, form, clock);
  throw conflict({ path: 'status', key: 'questionaryMessages.notEditable' });
}

async function saveCreated(scope: Scope, row: QuestionaryRow, form: QuestionaryForm) {
  await requireValid(scope, [form]);
  await updateRow(scope, row.id, columnsOf(form));
  await replaceLists(scope, row.id, listsOf(form));
  return [];
}

async function saveInWork(
  scope: Scope,
  row: QuestionaryRow,
  form: QuestionaryForm,
  clock: Clock,
): Promise<number[]> {
  const saved = await listParticipants(scope, row.id);
  await requireUnlocked(scope, row, form, saved);
  const added = addedParticipants(saved, form);
  const { people } = await findKnown(scope, [{ ...form, participantList: added }]);
  const issues = addedIssues(added, people);
  if (issues.length > 0) throw invalid(...issues);

  if (added.length > 0) await lockBrand(scope);
  await updateRow(scope, row.id, { dateEnd: form.dateEnd });
  await addParticipants(scope, row.id, added);
  const facts = await loadWorkFacts(scope, { ...row, dateEnd: form.dateEnd }, clock);
  const refusals = [
    ...(form.dateEnd === row.dateEnd ? [] : dateEndIssues(facts)),
    ...(added.length > 0 ? [...sizeIssues(facts), ...overlapIssues(facts)] : []),
  ];
  if (refusals.length > 0) throw conflict(...refusals);
  if (form.dateEnd < row.dateEnd) {
    await addJob(scope, 'tell-earlier-end', { brandId: scope.brandId, questionaryId: row.id });
  }
  if (added.length === 0) return [];
  await addAssignments(scope, row.id, { withSelf: false });
  await queueFromStart(scope, row, clock);
  if (keepsAnonymity(facts)) await tellAdditions(scope, row.id, added);
  return recentNumbers(facts);
}

/** Those who answer in the same role learn who else does, as their anonymity rests on it (rule 26). */
async function tellAdditions(scope: Scope, questionaryId: string, added: readonly Participant[]) {
  const hidden = added.filter(({ type }) => anonymousTypes.includes(type as AnonymousType));
  if (hidden.length === 0) return;
  const addedIds = hidden.map(({ id }) => id);
  await addJob(scope, 'tell-additions', { brandId: scope.brandId, questionaryId, addedIds });
}

/** What is locked in work must be as it was; 409 at each field that isn't (rule 17). */
async function requireUnlocked(
  scope: Scope,
  row: QuestionaryRow,
  form: QuestionaryForm,
  participants: readonly (Participant & { name: string })[],
): Promise<void> {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const saved = {
    ...row,
    employeeIds: ids(await listSubjects(scope, row.id)),
    competenceIds: ids(await listCompetences(scope, row.id, 'ru')),
  };
  const names = new Map(participants.map(({ id, name }) => [id, name]));
  const issues = [
    ...lockedIssues(saved, form),
    ...keptParticipantIssues(participants, form, names),
  ];
  if (issues.length > 0) throw conflict(...issues);
}
