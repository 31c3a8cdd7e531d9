import type { AuditDetails } from '#contract/company/audit.ts';
import { methodRoles } from '#contract/platform/rules/methods.ts';
import { listQuestionaryPeople } from '#server/assessment/questionary/record/detail-queries.ts';
import { getLists } from '#server/assessment/questionary/record/lists-queries.ts';
import {
  getThreshold,
  type QuestionaryRow,
  updateRow,
} from '#server/assessment/questionary/record/queries.ts';
import { requireStatus } from '#server/assessment/questionary/record/require-status.ts';
import { makeSheetKeys } from '#server/assessment/sheet/sheet-keys.ts';
import { lockBrand } from '#server/company/brand/queries.ts';
import { queueFromStart } from '#server/company/invitation/queue.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Keyring } from '#server/platform/keyring/keyring.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { addAssignments, addSelfParticipants, freezeQuestions } from './queries.ts';
import { recentNumbers, type WorkFacts, workErrors } from './rules.ts';
import { type Clock, loadWorkFacts } from './work-facts.ts';

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
}

/**
 * Moves a created questionary to work (rule 16): freezes questions and threshold, makes assignments
 * and queues invitations. 409 with every field that prevents it. Returns what the activity log says
 * about it.
 */
export async function startWork(
  scope: Scope,
  row: QuestionaryRow,
  { by, keyring, together = false, atHour = false, ...clock }: Start,
): Promise<AuditDetails> {
  await lockBrand(scope);
  const facts = await requireReady(scope, row, clock);
  const withSelf = methodRoles[row.method].allowed.includes('employee');
  await updateRow(scope, row.id, {
    status: 'inwork',
    anonymityThreshold: facts.anonymityThreshold,
    sentBy: by,
    sentAt: clock.now,
  });
  await freezeQuestions(scope, row.id);
  if (withSelf) await addSelfParticipants(scope, row.id);
  await addAssignments(scope, row.id, { withSelf, now: clock.now });
  const subjectIds = facts.subjects.map(({ id }) => id);
  await makeSheetKeys(scope, keyring, { questionaryId: row.id, subjectIds });
  await queueFromStart(scope, row, { ...clock, together, atHour });
  // Those that ended recently with nearly the same raters (rule 26).
  const recentNumberList = recentNumbers(facts);
  return recentNumberList.length > 0 ? { recentNumberList } : {};
}

/** What decides whether it may go to work, if it may. 409 with every field that prevents it. */
export async function requireReady(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<WorkFacts> {
  requireStatus(row, 'toWork');
  const anonymityThreshold = await getThreshold(scope);
  const people = await listQuestionaryPeople(scope, row.id);
  const { competenceIds } = await getLists(scope, row.id);
  const facts = await loadWorkFacts(
    scope,
    { row, anonymityThreshold, people, competenceIds },
    clock,
  );
  const errors = workErrors(facts);
  if (errors.length > 0) throw conflict(...errors);
  return facts;
}
