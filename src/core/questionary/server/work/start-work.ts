import { makeSheetKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { type LockedBrand, lockBrand } from '#core/company/server/queries.ts';
import { queueFromStart } from '#core/invitation/server/queue.ts';
import type { HeldAnswer } from '#core/questionary/contract/questionary-change.ts';
import { listQuestionaryPeople } from '#core/questionary/server/record/detail-queries.ts';
import { getLists } from '#core/questionary/server/record/lists-queries.ts';
import {
  getThreshold,
  type QuestionaryRow,
  updateRow,
} from '#core/questionary/server/record/queries.ts';
import { requireStatus } from '#core/questionary/server/record/require-status.ts';
import { methodRoles } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import {
  addAssignments,
  addSelfParticipants,
  bringCycleToWork,
  freezeQuestions,
} from './queries.ts';
import { type DecidingFacts, sharingIssues, type WorkFacts, workErrors } from './rules.ts';
import { asGiven, settleHeld } from './settle-held.ts';
import {
  type Clock,
  loadDecidingFacts,
  loadWorkFacts,
  type ReadQuestionary,
} from './work-facts.ts';

interface Start extends Clock {
  /** The account that sends it to work. Raters may ask that person. */
  by: string | null;
  keyring: Keyring;
  /**
   * Whether others go to work with it, each in a transaction of its own. The caller then ends with
   * `queueDue`, and each rater gets one letter about all of them.
   */
  together?: boolean;
  /** Whether nobody is written to before the hour of letters of its first day. */
  atHour?: boolean;
  /** What is to be done about raters who can't be asked now. Left out, they prevent it. */
  held?: HeldAnswer | undefined;
}

/**
 * Moves a created questionary to work (rule 16): freezes questions and threshold, makes assignments
 * and queues invitations. A cycle by cards goes to work with any of them. 409 with every field that prevents it.
 * Returns what the activity log says about it.
 */
export async function startWork(
  scope: Scope,
  row: QuestionaryRow,
  start: Start,
): Promise<AuditDetails> {
  const locked = await lockBrand(scope);
  const named = await readNamed(scope, row);
  const details = await startLocked(scope, { row, ...named }, { ...start, locked });
  if (row.cycleId) await bringCycleToWork(scope, row.cycleId, start.by);
  return details;
}

type Known = Omit<ReadQuestionary, 'anonymityThreshold'> & { row: QuestionaryRow };

/** The same by a caller that has locked the brand and knows who and what the questionary names. */
export async function startLocked(
  scope: Scope,
  { row: given, ...named }: Known,
  {
    by,
    keyring,
    together = false,
    atHour = false,
    held,
    locked,
    ...clock
  }: Start & { locked: LockedBrand },
): Promise<AuditDetails> {
  const { anonymityThreshold, answerWords, ...letterClock } = locked;
  requireStatus(given, 'toWork');
  const read = { row: given, anonymityThreshold, ...named };
  const { facts, row, leftOut, changed } = held
    ? settleHeld(await loadWorkFacts(scope, read, clock), given, held)
    : asGiven(await loadDecidingFacts(scope, read, clock), given);
  const { mayOpenReport, subjects } = requireNoErrors(facts);
  const late = sharingIssues(given, row.dateEnd);
  if (late.length > 0) throw conflict(...late);
  const withSelf = methodRoles[row.method].allowed.includes('employee');
  await updateRow(scope, row.id, {
    status: 'inwork',
    dateStart: row.dateStart,
    dateEnd: row.dateEnd,
    anonymityThreshold,
    answerWords,
    sentBy: by,
    sentAt: clock.now,
  });
  await freezeQuestions(scope, row.id);
  if (withSelf) await addSelfParticipants(scope, row.id);
  await addAssignments(scope, row.id, { withSelf, now: clock.now, mayOpenReport, leftOut });
  const subjectIds = subjects.map(({ id }) => id);
  await makeSheetKeys(scope, keyring, { questionaryId: row.id, subjectIds });
  await queueFromStart(scope, row, { ...clock, together, atHour, letterClock });
  const told = { questionaryId: row.id, number: row.number };
  await happened(scope, [{ event: 'assessment.started', facts: told }], clock.now);
  return changed.length > 0 ? { fieldList: changed } : {};
}

/** Reads what decides whether it may go to work. 409 with every field that prevents it. */
export async function requireReady(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<WorkFacts> {
  requireStatus(row, 'toWork');
  const anonymityThreshold = await getThreshold(scope);
  const read = { row, anonymityThreshold, ...(await readNamed(scope, row)) };
  return requireNoErrors(await loadWorkFacts(scope, read, clock));
}

async function readNamed(scope: Scope, { id }: Pick<QuestionaryRow, 'id'>) {
  const people = await listQuestionaryPeople(scope, id);
  const { competenceIds } = await getLists(scope, id);
  return { people, competenceIds };
}

function requireNoErrors<Facts extends DecidingFacts>(facts: Facts): Facts {
  const errors = workErrors(facts);
  if (errors.length > 0) throw conflict(...errors);
  return facts;
}
