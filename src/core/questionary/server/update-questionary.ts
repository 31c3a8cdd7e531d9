import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { queueFromStart } from '#core/invitation/server/queue.ts';
import type { QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { weeksOf } from '#core/questionary/contract/rules/ask-again.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
} from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, invalid } from '#platform/server/shared/errors.ts';
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
import { getCycleOf, type QuestionaryRow, updateRow } from './record/queries.ts';
import { requireStatus } from './record/require-status.ts';
import {
  addedParticipants,
  keptParticipantIssues,
  type Participant,
  participantIssues,
} from './record/rules.ts';
import { sizeIssues } from './record/size-rules.ts';
import { loadHeld } from './voice/load-held.ts';
import { voicesOf } from './voice/voice-rules.ts';
import { heldIssues } from './work/held-issues.ts';
import { addAssignments } from './work/queries.ts';
import { sharingIssues } from './work/rules.ts';
import type { Clock } from './work/work-facts.ts';

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
  const after =
    row.status === 'created'
      ? await saveCreated(scope, { row, lists, form })
      : await saveInWork(scope, { row, lists, form }, clock);
  const before = { ...ownColumns(row), ...lists };
  return { fieldList: changedFields('questionary', comparable(before), comparable(after)) };
}

/** The row and its lists as saved, and the form over them. */
interface Given {
  row: QuestionaryRow;
  lists: SavedLists;
  form: QuestionaryForm;
}

async function saveCreated(scope: Scope, { row, lists: before, form }: Given): Promise<Saved> {
  const { id, positionId, subdivisionId } = row;
  const cycle = row.cycleId ? await getCycleOf(scope, row.cycleId) : null;
  if (cycle) requireSamePerson(cycle, before, form);
  const refusals = sharingIssues(row, form.dateEnd);
  if (refusals.length > 0) throw conflict(...refusals);
  await requireValid(scope, [form], [positionId, subdivisionId, ...before.competenceIds]);
  const columns = ownColumns({
    ...form,
    smallGroups: form.smallGroups ?? row.smallGroups,
    askAgainWeeks: cycle ? cycle.askAgainWeeks : weeksOf(form, row.askAgainWeeks),
  });
  const lists = listsOf(form);
  await updateRow(scope, id, columns);
  await replaceLists(scope, id, lists);
  return { ...columns, ...lists };
}

/** Whom a draft of a cycle is about, the cycle says. 400 at each field that says otherwise. */
function requireSamePerson(
  { name }: { name: string },
  { employeeIds }: SavedLists,
  form: QuestionaryForm,
): void {
  const isSame =
    form.employeeList.length > 0 && form.employeeList.every(({ id }) => employeeIds.includes(id));
  const wrong = [...(isSame ? [] : ['employeeList']), ...(form.type === 'surname' ? [] : ['type'])];
  if (wrong.length === 0) return;
  const params = { cycle: name };
  throw invalid(
    ...wrong.map((path) => ({ path, key: 'questionaryMessages.ofCycle' as const, params })),
  );
}

async function saveInWork(scope: Scope, given: Given, clock: Clock): Promise<Saved> {
  const { row, lists, form } = given;
  requireUnlocked(given);
  const added = addedParticipants(lists.participants, form);
  await requireRight(scope, added, lists);
  if (added.length > 0) await lockBrand(scope);
  const after = withAdded(given, added);
  const refusals = [
    ...movedEndIssues(row, form.dateEnd, clock),
    ...(added.length > 0
      ? [
          ...sizeIssues({ subjects: after.employeeIds, participants: after.participants }),
          ...(await addedVoiceIssues(scope, row, { after, added }, clock)),
        ]
      : []),
  ];
  if (refusals.length > 0) throw conflict(...refusals);

  await saveEnd(scope, row, form.dateEnd);
  if (added.length === 0) return after;
  await addParticipants(scope, row.id, added);
  const raterIds = added.map(({ id }) => id);
  await addAssignments(scope, row.id, { withSelf: false, now: clock.now, raterIds });
  await queueFromStart(scope, { ...row, dateEnd: form.dateEnd }, clock);
  if (keepsAnonymity(frozen(row))) await queueAdditions(scope, row.id, added);
  return after;
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
  const issues = participantIssues(added, { people, subjects });
  if (issues.length > 0) throw invalid(...issues);
}

/** The state after saving. Somebody who only assessed themself so far appears in the added role. */
function withAdded({ row, lists, form: { dateEnd } }: Given, added: Added): Saved {
  const addedIds = new Set(added.map(({ id }) => id));
  const standing = lists.participants.filter(({ id }) => !addedIds.has(id));
  const participants = [...standing, ...added];
  return { ...ownColumns(row), ...lists, dateEnd, participants };
}

/** The row with its threshold, which every questionary in work has. */
const frozen = ({ anonymityThreshold, ...row }: QuestionaryRow) => ({
  ...row,
  anonymityThreshold: anonymityThreshold ?? 1,
});

/** What is wrong with asking the added people: those who are asked here already are bound like any others (rule 26). */
async function addedVoiceIssues(
  scope: Scope,
  row: QuestionaryRow,
  { after, added }: { after: Saved; added: Added },
  clock: Clock,
): Promise<Issue[]> {
  const subjects = after.employeeIds.map((id) => ({ id }));
  const voices = voicesOf({ ...frozen(row), subjects, participants: added });
  const held = await loadHeld(scope, { voices, dateStart: row.dateStart }, clock);
  if (held.length === 0) return [];
  const found = await findPeople(scope, [...after.employeeIds, ...added.map(({ id }) => id)]);
  const people = [...found.values()];
  const readerId = clock.employeeId ?? null;
  return heldIssues({ subjects: people, participants: people, held, readerId });
}

/** People in the same role are told who else answers in it, because their anonymity depends on it (rule 26). */
async function queueAdditions(scope: Scope, questionaryId: string, added: readonly Participant[]) {
  const hidden = added.filter(({ type }) => anonymousTypes.includes(type as AnonymousType));
  if (hidden.length === 0) return;
  const addedIds = hidden.map(({ id }) => id);
  await addJob(scope, 'tell-additions', { brandId: scope.brandId, questionaryId, addedIds });
}
