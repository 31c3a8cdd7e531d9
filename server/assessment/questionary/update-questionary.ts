import type { QuestionaryForm } from '#contract/assessment/questionary.ts';
import type { AuditDetails } from '#contract/company/audit.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
} from '#contract/platform/rules/methods.ts';
import { changedFields } from '#server/company/audit/rules.ts';
import { lockBrand } from '#server/company/brand/queries.ts';
import { queueFromStart } from '#server/company/invitation/queue.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { conflict, invalid } from '#server/platform/shared/errors.ts';
import { requireValid } from './create-questionary.ts';
import { movedEndIssues, saveEnd } from './move-end.ts';
import { comparable, listsOf, lockedIssues, ownColumns, type Saved } from './record/fields.ts';
import { findPeople } from './record/form-queries.ts';
import {
  addParticipants,
  getLists,
  replaceLists,
  type SavedLists,
} from './record/lists-queries.ts';
import { getThreshold, type QuestionaryRow, updateRow } from './record/queries.ts';
import { requireStatus } from './record/require-status.ts';
import {
  addedIssues,
  addedParticipants,
  keptParticipantIssues,
  type Participant,
} from './record/rules.ts';
import { sizeIssues } from './record/size-rules.ts';
import type { NearnessFacts } from './work/neighbours.ts';
import { addAssignments } from './work/queries.ts';
import { overlapIssues, recentNumbers } from './work/rules.ts';
import { type Clock, loadAround } from './work/work-facts.ts';

/**
 * Saves the form over the locked row. While created, everything may change. In work, only the end
 * date, and participants may be added. Returns what the activity log says about it.
 */
export async function updateQuestionary(
  scope: Scope,
  row: QuestionaryRow,
  form: QuestionaryForm,
  clock: Clock,
): Promise<AuditDetails> {
  requireStatus(row, 'update');
  const lists = await getLists(scope, row.id);
  const { after, recentNumberList } =
    row.status === 'created'
      ? await saveCreated(scope, { row, lists, form })
      : await saveInWork(scope, { row, lists, form }, clock);
  const before = { ...ownColumns(row), ...lists };
  return {
    fieldList: changedFields('questionary', comparable(before), comparable(after)),
    ...(recentNumberList.length > 0 && { recentNumberList }),
  };
}

/** The row and its lists as saved, and the form over them. */
interface Given {
  row: QuestionaryRow;
  lists: SavedLists;
  form: QuestionaryForm;
}

interface Saving {
  after: Saved;
  /** Recent questionaries that the added people overlap with (rule 26). */
  recentNumberList: number[];
}

async function saveCreated(scope: Scope, { row, lists: before, form }: Given): Promise<Saving> {
  const { id, positionId, subdivisionId } = row;
  await requireValid(scope, [form], [positionId, subdivisionId, ...before.competenceIds]);
  const columns = ownColumns({ ...form, smallGroups: form.smallGroups ?? row.smallGroups });
  const lists = listsOf(form);
  await updateRow(scope, id, columns);
  await replaceLists(scope, id, lists);
  return { after: { ...columns, ...lists }, recentNumberList: [] };
}

async function saveInWork(scope: Scope, given: Given, clock: Clock): Promise<Saving> {
  const { row, lists, form } = given;
  requireUnlocked(given);
  const added = addedParticipants(lists.participants, form);
  await requireRight(scope, added, lists);
  if (added.length > 0) await lockBrand(scope);
  const after = withAdded(given, added);
  const facts = added.length > 0 ? await loadNearness(scope, row, after, clock) : undefined;
  const refusals = [
    ...movedEndIssues(row, form.dateEnd, clock),
    ...(facts
      ? [
          ...sizeIssues({ subjects: after.employeeIds, participants: after.participants }),
          ...overlapIssues(facts),
        ]
      : []),
  ];
  if (refusals.length > 0) throw conflict(...refusals);

  await saveEnd(scope, row, form.dateEnd);
  if (!facts) return { after, recentNumberList: [] };
  await addParticipants(scope, row.id, added);
  await addAssignments(scope, row.id, { withSelf: false, now: clock.now });
  await queueFromStart(scope, row, clock);
  if (keepsAnonymity(facts)) await queueAdditions(scope, row.id, added);
  return { after, recentNumberList: recentNumbers(facts) };
}

/** Locked fields must be unchanged in work. 409 at each one that is not (rule 17). */
function requireUnlocked({ row, lists, form }: Given): void {
  const issues = [
    ...lockedIssues({ ...ownColumns(row), ...lists }, form),
    ...keptParticipantIssues(lists.participants, form),
  ];
  if (issues.length > 0) throw conflict(...issues);
}

type Added = ReturnType<typeof addedParticipants>;

async function requireRight(
  scope: Scope,
  added: Added,
  { employeeIds }: SavedLists,
): Promise<void> {
  const people = await findPeople(
    scope,
    added.map(({ id }) => id),
  );
  const subjects = employeeIds.map((id) => ({ id }));
  const issues = addedIssues(added, { people, subjects });
  if (issues.length > 0) throw invalid(...issues);
}

/** The state after saving. Somebody who only assessed themself so far appears in the added role. */
function withAdded({ row, lists, form: { dateEnd } }: Given, added: Added): Saved {
  const addedIds = new Set(added.map(({ id }) => id));
  const standing = lists.participants.filter(({ id }) => !addedIds.has(id));
  const participants = [...standing, ...added];
  return { ...ownColumns(row), ...lists, dateEnd, participants };
}

async function loadNearness(
  scope: Scope,
  { id, anonymityThreshold, dateStart, sentAt }: QuestionaryRow,
  { employeeIds, participants, ...own }: Saved,
  clock: Clock,
): Promise<NearnessFacts> {
  const people = { subjectIds: employeeIds, raterIds: participants.map((one) => one.id) };
  return {
    ...own,
    participants,
    anonymityThreshold: anonymityThreshold ?? (await getThreshold(scope)),
    ...(await loadAround(scope, { id, dateStart, sentAt }, people, clock)),
  };
}

/**
 * People in the same role are told who else answers in it, because their anonymity depends on it
 * (rule 26).
 */
async function queueAdditions(scope: Scope, questionaryId: string, added: readonly Participant[]) {
  const hidden = added.filter(({ type }) => anonymousTypes.includes(type as AnonymousType));
  if (hidden.length === 0) return;
  const addedIds = hidden.map(({ id }) => id);
  await addJob(scope, 'tell-additions', { brandId: scope.brandId, questionaryId, addedIds });
}
