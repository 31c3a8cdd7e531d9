import { randomUUID } from 'node:crypto';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import type { UserForm } from '#core/user/contract/user.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { insertWaiting, lockEmail } from './account-queries.ts';
import { findMemberByEmail, insertMember } from './member-queries.ts';
import { type Asker, alreadyMember } from './present.ts';
import { findEmployeeByEmail } from './record-queries.ts';
import { isSuper, membershipOf, personOf, subordinatesOf } from './rules.ts';
import { saveSubordinates } from './save-subordinates.ts';

/**
 * Makes somebody a user of the brand, and queues the letter by which they accept and then sign in
 * (rules 6 and 51). Returns the membership's id. 409 with the user when the e-mail is already a
 * member's, and for anybody who has left, unless signing in stays disabled (rule 47).
 */
export async function createUser(scope: Scope, form: UserForm, asker: Asker): Promise<string> {
  const subordinates = subordinatesOf(form);
  if (subordinates) await lockEmployees(scope);
  await lockEmail(scope, form.email);
  const member = await findMemberByEmail(scope, form.email);
  if (member) throw await alreadyMember(scope, member, asker);
  const employee = await findEmployeeByEmail(scope, form.email);
  if (employee?.firedAt && !employee.deletedAt && !form.disabled) {
    throw conflict({ path: 'email', key: 'userMessages.hasLeft' });
  }
  const employeeId = employee && !employee.deletedAt && !employee.memberId ? employee.id : null;
  const fields = membershipOf(form);
  if (subordinates) await saveSubordinates(scope, employeeId, subordinates, asker);

  const id = randomUUID();
  const person = personOf(form);
  const accountId = await insertWaiting(scope, { ...person, email: form.email });
  const superSince = isSuper(fields) ? asker.now : null;
  const standing = { ...fields, disabledByHand: fields.disabled, superSince };
  await insertMember(scope, { id, accountId, employeeId, ...standing, createdAt: asker.now });
  if (!fields.disabled) await welcome(scope, id);
  return id;
}

/** Queues that letter. Asked twice before it is written, it is written once. */
export const welcome = (scope: Scope, membershipId: string): Promise<void> =>
  addJob(
    scope,
    'welcome-user',
    { brandId: scope.brandId, membershipId },
    { key: `welcome-user:${membershipId}` },
  );
