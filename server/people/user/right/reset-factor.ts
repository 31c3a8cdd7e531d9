import type { resetFactor } from '#contract/people/user.ts';
import type { Role } from '#contract/platform/call/access.ts';
import { loggedName } from '#contract/platform/rules/names.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { findAccountPerson } from '#server/company/auth/account-queries.ts';
import { takeFactor } from '#server/company/auth/factor/queries.ts';
import { queueTelling } from '#server/company/auth/factor/tell.ts';
import { lockBrand } from '#server/company/brand/queries.ts';
import { isUsedElsewhere } from '#server/people/user/account-queries.ts';
import { getMember } from '#server/people/user/member-queries.ts';
import { seeing } from '#server/platform/db/scope.ts';
import type { Call } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict } from '#server/platform/shared/errors.ts';
import { listToTell } from './queries.ts';
import { tellRights } from './tell-rights.ts';

const superAdmin: Role = 'ROLE_SUPER_ADMIN';
const refused = (key: 'resetSuper' | 'resetElsewhere' | 'resetNone') =>
  conflict({ path: 'id', key: `factorMessages.${key}` });

/**
 * Takes the factor of somebody who has lost it and their recovery codes: their sessions end, and the next sign-in
 * adds a new one after a mailed code (rule 106). Not of another super admin, nor of somebody whom another company
 * trusts too: that takes the operator. The person and all super admins are told.
 */
export function resetUsersFactor(call: Call<typeof resetFactor>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const member = await getMember(scope, call.params.id);
    const { id, accountId } = member;
    const { brandId } = scope;
    if (member.roles.includes(superAdmin)) throw refused('resetSuper');
    if (await isUsedElsewhere(scope, accountId)) throw refused('resetElsewhere');
    const isTaken = await seeing(scope.tx, 'app.account_id', accountId, () =>
      takeFactor(scope.tx, accountId),
    );
    if (!isTaken) throw refused('resetNone');
    await noteAudit(scope, call, {
      verb: 'factorReset',
      kind: 'user',
      id,
      name: loggedName(member),
    });
    const to = await listToTell(scope, id);
    const by = await findAccountPerson(scope.tx, call.actor.accountId);
    const news = {
      what: 'done',
      by: by ?? null,
      about: member,
      change: { factorReset: true },
    } as const;
    await tellRights(scope, news, { to: to.filter((one) => one.id !== id), now });
    await queueTelling(scope.tx, { accountId, brandId }, 'reset', call);
    return { message: call.t('factorMessages.resetDone') };
  });
}
