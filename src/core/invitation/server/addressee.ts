import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  getSender,
  insertInvitation,
  listOpenAssignments,
  listOrganisers,
  lockRecipient,
} from './queries.ts';
import { makeInvitationToken } from './token.ts';

interface Addressed {
  employeeId: string;
  /** Where the letter goes. */
  email: string;
}

/**
 * The recipient of a letter, its brand, and today's date there. Null when the brand is switched off,
 * or the person has left or has another address.
 */
export async function findAddressee(scope: Scope, addressed: Addressed, now: Date) {
  const { name: brand, active, timeZone } = await getSender(scope);
  if (!active) return null;
  const recipient = await lockRecipient(scope, addressed);
  return recipient ? { brand, recipient, today: dateIn(timeZone, now) } : null;
}

/** What an invitation is written from. */
export type PreparedInvitation = NonNullable<Awaited<ReturnType<typeof prepareInvitation>>>;

/**
 * Makes the personal link of a letter, which opens all that waits for the person, and stores only its
 * hash. The letter lists all of it, or one questionary's. Null when there is nobody to write to, or
 * nothing left to answer.
 */
export async function prepareInvitation(
  scope: Scope,
  { employeeId, email, questionaryId }: Addressed & { questionaryId?: string },
  now: Date,
) {
  const addressee = await findAddressee(scope, { employeeId, email }, now);
  if (!addressee) return null;
  const waiting = await listOpenAssignments(scope, { employeeId, today: addressee.today });
  const open = questionaryId
    ? waiting.filter((one) => one.questionaryId === questionaryId)
    : waiting;
  if (open.length === 0) return null;
  const organisers = await listOrganisers(scope, [
    ...new Set(open.map((one) => one.questionaryId)),
  ]);
  const { token, tokenHash } = makeInvitationToken(scope.brandId);
  await insertInvitation(scope, { employeeId, tokenHash });
  return { ...addressee, open, organisers, token };
}
