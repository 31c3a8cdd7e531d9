import { findAccountPerson } from '#core/account/server/account-queries.ts';
import { takeFactor } from '#core/account/server/factor/queries.ts';
import { queueTelling } from '#core/account/server/factor/tell.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import type { resetFactor } from '#core/user/contract/user.ts';
import { isUsedElsewhere } from '#core/user/server/account-queries.ts';
import { getMember } from '#core/user/server/member-queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import { seeing } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict } from '#platform/server/shared/errors.ts';
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
