import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import type { RightChange } from '#core/security/contract/rules/right-change.ts';
import { getMember, type Member } from '#core/user/server/member-queries.ts';
import type { Asker } from '#core/user/server/present.ts';
import { standingDetails } from '#core/user/server/rules.ts';
import { deleteUser, updateUser } from '#core/user/server/update-user.ts';
import { permissionsOf, type Role } from '#platform/contract/call/access.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { conflict, Failure } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import { closeRight, findRight, listToTell } from './queries.ts';
import { formThatDoes, isSettled } from './rules.ts';
import { tellRights } from './tell-rights.ts';

type Right = NonNullable<Awaited<ReturnType<typeof findRight>>>;

/**
 * Does what was asked for a day before, unless it was stopped. What can't be done any more is given up,
 * and everybody is told: the asker has lost their own right, or nobody else would be left.
 */
export const doRightByClock: TaskOf<'do-right'> = async (
  { database, now },
  { brandId, rightId },
) => {
  const brand = { database, brandId };
  const moment = now();
  try {
    await withBrand(brand, async (scope) => {
      const right = await lockRight(scope, rightId);
      if (!right) return;
      // A clock that was ahead has started this job too early.
      if (right.due > moment) {
        const key = `do-right:${rightId}`;
        return addJob(scope, 'do-right', { brandId, rightId }, { runAt: right.due, key });
      }
      await doRight(scope, right, moment);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await withBrand(brand, (scope) => giveUp(scope, rightId, moment));
  }
};

/** The change while it waits; undefined once it is over. The brand's memberships are locked from here on. */
export async function lockRight(scope: Scope, id: string): Promise<Right | undefined> {
  await lockBrand(scope);
  const right = await findRight(scope, id);
  return right && !right.doneAt && !right.stoppedAt ? right : undefined;
}

/** Does it, as whoever asked for it. 409 where it can't be done any more. */
export async function doRight(scope: Scope, right: Right, now: Date): Promise<void> {
  const { id, membershipId, change, askedBy } = right;
  const by = await getMember(scope, askedBy);
  if (!isSettled(by, now)) throw conflict({ path: 'id', key: 'userMessages.right.tooNew' });
  const member = await getMember(scope, membershipId);
  const to = await listToTell(scope, membershipId);
  const asker = askerOf(by, now);
  await closeRight(scope, id, { doneAt: now });
  if (change.removed) await deleteUser(scope, member, asker);
  else await updateUser(scope, member, formThatDoes(member, change), asker);
  const after = change.removed ? undefined : await getMember(scope, membershipId);
  await noteDone(scope, { member, after, change }, { accountId: by.accountId, now });
  await tellRights(scope, { what: 'done', by, about: member, change }, { to, now });
}

const askerOf = ({ accountId, roles, locale }: Member, now: Date): Asker => ({
  accountId,
  permissions: new Set(permissionsOf(roles as Role[])),
  t: speak[locale],
  now,
});

async function noteDone(
  scope: Scope,
  { member, after, change }: { member: Member; after: Member | undefined; change: RightChange },
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const { emailTo } = change;
  const email = emailTo && { fieldList: ['email'], emailFrom: member.email, emailTo };
  const details = { ...email, ...standingDetails(member, after) };
  await noteAudit(
    scope,
    { context: { now: () => now }, actor: { accountId } },
    {
      verb: after ? 'update' : 'delete',
      kind: 'user',
      id: member.id,
      name: loggedName(member),
      details,
    },
  );
}

async function giveUp(scope: Scope, id: string, now: Date): Promise<void> {
  const right = await lockRight(scope, id);
  if (!right) return;
  const { membershipId, change } = right;
  await closeRight(scope, id, { stoppedAt: now });
  const about = await getMember(scope, membershipId);
  const to = await listToTell(scope, membershipId);
  await tellRights(scope, { what: 'stopped', by: null, about, change }, { to, now });
}
