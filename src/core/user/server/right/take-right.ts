import { randomUUID } from 'node:crypto';
import { noteAudit } from '#core/audit/server/note.ts';
import { type RightChange, rightWaits } from '#core/security/contract/rules/right-change.ts';
import type { UserForm } from '#core/user/contract/user.ts';
import { keepSuperAdmin } from '#core/user/server/keep-super-admin.ts';
import { findMemberByAccount, type Member } from '#core/user/server/member-queries.ts';
import type { Asker } from '#core/user/server/present.ts';
import { deleteUser, updateUser } from '#core/user/server/update-user.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { insertRight, isWaiting, listToTell } from './queries.ts';
import { formThatDoes, isSettled, takenBy, withoutTaken } from './rules.ts';
import { tellRights } from './tell-rights.ts';

/**
 * Saves the form over a user, but for what takes a super administrator's rights: that waits for a day
 * (rule 98). The locks are those of `updateUser`. Returns whether the letter about the access goes out,
 * and until when something waits.
 */
export async function changeUser(
  scope: Scope,
  member: Member,
  form: UserForm,
  asker: Asker,
): Promise<{ isTold: boolean; due?: Date }> {
  const isOthers = member.accountId !== asker.accountId;
  const taken = isOthers && isSettled(member, asker.now) ? takenBy(member, form) : {};
  if (Object.keys(taken).length === 0) {
    return { isTold: await updateUser(scope, member, form, asker) };
  }
  const isTold = await updateUser(scope, member, withoutTaken(form, member, taken), asker);
  return { isTold, due: await askFor(scope, member, taken, asker) };
}

/** Deletes a user, or a day later where it is a super administrator. Returns when, if it waits. */
export async function removeUser(
  scope: Scope,
  member: Member,
  asker: Asker,
): Promise<Date | undefined> {
  const isOthers = member.accountId !== asker.accountId;
  if (isOthers && isSettled(member, asker.now)) {
    return askFor(scope, member, { removed: true }, asker);
  }
  await deleteUser(scope, member, asker);
  return undefined;
}

/** 409 where a change waits already, and for whoever has become a super administrator just now. */
async function askFor(
  scope: Scope,
  member: Member,
  change: RightChange,
  asker: Asker,
): Promise<Date> {
  const { accountId, now } = asker;
  const path = change.emailTo ? 'email' : change.disabled ? 'disabled' : 'roles';
  const by = await findMemberByAccount(scope, accountId);
  if (!by || !isSettled(by, now)) throw conflict({ path, key: 'userMessages.right.tooNew' });
  if (await isWaiting(scope, member.id)) throw conflict({ path, key: 'userMessages.right.waits' });
  const { roles, disabled, ...after } = change.removed
    ? { ...member, roles: [] }
    : formThatDoes(member, change);
  await keepSuperAdmin(scope, {
    before: member,
    after: { roles, disabled: disabled ?? false },
    path,
    now,
  });
  const [id, due] = [randomUUID(), new Date(now.getTime() + rightWaits)];
  await insertRight(scope, {
    id,
    membershipId: member.id,
    change,
    askedBy: by.id,
    askedAt: now,
    due,
  });
  const { brandId } = scope;
  await addJob(scope, 'do-right', { brandId, rightId: id }, { runAt: due, key: `do-right:${id}` });
  const { removed, emailTo, ...standing } = change;
  const details = {
    ...standing,
    ...(emailTo && { emailFrom: member.email, emailTo: after.email }),
  };
  const { request } = asker;
  const doer = { context: { now: () => now }, actor: { accountId }, ...(request && { request }) };
  const name = loggedName(member);
  await noteAudit(scope, doer, { verb: 'rightAsked', kind: 'user', id: member.id, name, details });
  await tellRights(
    scope,
    { what: 'asked', by, about: member, change, due: due.toISOString() },
    { to: await listToTell(scope, member.id), now, rightId: id },
  );
  return due;
}
