import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { giveAccess } from '#core/employee/server/access/access-queries.ts';
import { countNoMore } from '#core/invitation/server/participant-queries.ts';
import type { bindAccessRequest } from '#core/sso/contract/access-request/access-request.ts';
import { deleteIdentity, findIdentity, insertIdentity } from '#core/sso/server/identity-queries.ts';
import { tellSso } from '#core/sso/server/tell-sso.ts';
import { isEmployeeOnly } from '#platform/contract/call/access.ts';
import { loggedName, shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, invalid, notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import {
  deleteAccessRequest,
  endAskersSessions,
  findBindable,
  lockAccessRequest,
} from './queries.ts';

/**
 * Says which employee somebody at the provider is. They come in as that employee from then on, and whoever did
 * before by the same provider does no more. All super admins and the employee are told, as it opens what is theirs.
 * Bound by somebody else, the employee counts towards no threshold, as with an e-mail that somebody else replaced.
 */
export function bindPerson(call: Call<typeof bindAccessRequest>) {
  const { actor, body } = call;
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const accessRequest = await lockAccessRequest(scope, body.id);
    if (!accessRequest) throw notFound();
    const { connectionId, subject } = accessRequest;
    if (await findIdentity(scope, { connectionId, subject })) {
      throw conflict({ path: 'id', key: 'knockMessages.bound' });
    }
    const person = await bindable(scope, body.employeeId, now);
    requireMayBind(call, person);
    const { membershipId, accountId } = person;
    await deleteIdentity(scope, { connectionId, membershipId });
    await endAskersSessions(scope, { connectionId, accountId });
    await insertIdentity(scope, {
      connectionId,
      subject,
      membershipId,
      createdAt: now,
      lastUsedAt: null,
    });
    await deleteAccessRequest(scope, accessRequest.id);
    // Whoever comes in as them may not be them, and answers in their place (rule 25e).
    if (membershipId !== actor.membershipId) await countNoMore(scope, person.id, now);
    const name = loggedName(person);
    await noteAudit(scope, call, { verb: 'bind', kind: 'employee', id: person.id, name });
    const who = accessRequest.name ?? accessRequest.email ?? subject;
    const aboutIn = (locale: Locale) => `${shortName(person, locale)} – ${who}`;
    const also = [{ email: person.email, locale: person.locale }];
    await tellSso(scope, { what: 'bound', about: aboutIn }, { by: actor.accountId, now, also });
    return { message: call.t('knockMessages.done', { name: shortName(person, scope.locale) }) };
  });
}

/** The employee with their user, who is made where there is none. */
async function bindable(scope: Scope, employeeId: string, now: Date) {
  const found = await findBindable(scope, employeeId);
  if (!found) throw invalid({ path: 'employeeId', key: 'knockMessages.gone' });
  if (!found.membershipId) await giveAccess(scope, [found], now);
  const person = found.membershipId ? found : await findBindable(scope, employeeId);
  if (!person?.membershipId || !person.accountId) throw new Error('No user was made.');
  const { membershipId, accountId } = person;
  return { ...person, membershipId, accountId };
}

/**
 * Who binds an identity decides who works with that user's rights. HR binds employees; those with more rights are
 * bound by super admins, and super admins by nobody but themselves: another's identity would take their rights at once,
 * past the day that rule 98 gives them.
 */
function requireMayBind(
  { actor }: Call<typeof bindAccessRequest>,
  { roles, membershipId, disabled }: Awaited<ReturnType<typeof bindable>>,
): void {
  const refuse = (key: 'disabled' | 'ofSupers' | 'superAdmin') =>
    invalid({ path: 'employeeId', key: `knockMessages.${key}` });
  if (disabled) throw refuse('disabled');
  if (membershipId === actor.membershipId) return;
  if (roles.includes('ROLE_SUPER_ADMIN')) throw refuse('superAdmin');
  if (!isEmployeeOnly(roles) && !actor.permissions.has('user_user_update')) {
    throw refuse('ofSupers');
  }
}
