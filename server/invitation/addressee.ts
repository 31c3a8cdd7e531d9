import { dateIn } from '#contract/rules/dates.ts';
import type { Scope } from '#server/db/scope.ts';
import {
  findInvitingQuestionary,
  insertInvitation,
  listOpenAssignments,
  lockRecipient,
} from './queries.ts';
import { isOpen } from './rules.ts';
import { makeInvitationToken } from './token.ts';

interface Addressed {
  questionaryId: string;
  employeeId: string;
  /** Where the letter goes. */
  email: string;
}

/**
 * The recipient of a letter about a questionary. Null when it is over, or when the person has left
 * or has another address.
 */
export async function findAddressee(
  scope: Scope,
  { questionaryId, employeeId, email }: Addressed,
  now: Date,
) {
  const questionary = await findInvitingQuestionary(scope, questionaryId);
  if (!questionary?.brandActive) return null;
  if (!isOpen(questionary, dateIn(questionary.timeZone, now))) return null;
  const recipient = await lockRecipient(scope, { employeeId, email });
  return recipient ? { questionary, recipient } : null;
}

/** What an invitation is written from. */
export type PreparedInvitation = NonNullable<Awaited<ReturnType<typeof prepareInvitation>>>;

/**
 * Makes the personal link of a letter and stores only its hash. Null when there is nobody to write
 * to, or nothing left for them to answer.
 */
export async function prepareInvitation(scope: Scope, invitee: Addressed, now: Date) {
  const { questionaryId, employeeId } = invitee;
  const addressee = await findAddressee(scope, invitee, now);
  const open = await listOpenAssignments(scope, questionaryId, employeeId);
  if (!addressee || open.length === 0) return null;
  const { token, tokenHash } = makeInvitationToken(scope.brandId);
  await insertInvitation(scope, { questionaryId, employeeId, tokenHash });
  return { ...addressee, open, token };
}
