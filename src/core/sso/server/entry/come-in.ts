import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Entrant } from '#core/account/server/enter.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { giveAccess } from '#core/employee/server/access/access-queries.ts';
import type { SsoRefusal } from '#core/sso/contract/rules/sso.ts';
import { insertIdentity, noteAsked, touchIdentity } from '#core/sso/server/identity-queries.ts';
import { type ConnectionRow, listRules } from '#core/sso/server/queries.ts';
import { updateMember } from '#core/user/server/member-queries.ts';
import { listToTell } from '#core/user/server/right/queries.ts';
import { tellRights } from '#core/user/server/right/tell-rights.ts';
import { standingDetails } from '#core/user/server/rules.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { decide } from './decide.ts';
import { findMembershipOf, getComingEmployee, getEntrant } from './queries.ts';
import type { Claims, SaidByProvider } from './rules/claims.ts';
import { rolesByRules } from './rules/roles.ts';
import type { Candidate } from './rules/who.ts';
import { tellAsked, tellNoGroups } from './tell.ts';

interface Visit {
  connection: ConnectionRow;
  said: SaidByProvider;
  claims: Claims;
}
interface Call {
  context: Context;
  request: FastifyRequest;
}

/**
 * Lets in whom the company's provider has named (rules 110 and 111), in one transaction: binds a new identity, makes the
 * user of an employee who has none, and follows the rules of roles. Returns who enters, by a session that reaches this
 * company only. Or notes who asked, and says why they don't come in.
 */
export async function comeInByProvider(
  scope: Scope,
  visit: Visit,
  call: Call,
): Promise<{ entrant: Entrant } | { refusal: SsoRefusal }> {
  const first = await decide(scope, visit.connection, visit);
  const isKnown = 'is' in first && !first.isNew;
  // Two windows of one person, or a change by an administrator, wait for each other; those who are known don't. A
  // refusal is judged again too: another window may have bound the person between two statements of the first look.
  if (!isKnown) await lockBrand(scope);
  const who = isKnown ? first : await decide(scope, visit.connection, visit);
  if ('refusal' in who) {
    await noteRefused(scope, visit, who.refusal, call);
    return who;
  }
  const membershipId = await memberOf(scope, who.is, visit, call);
  const named = { connectionId: visit.connection.id, subject: visit.said.subject };
  const now = call.context.now();
  if (who.isNew) {
    await insertIdentity(scope, { ...named, membershipId, createdAt: now, lastUsedAt: now });
  } else await touchIdentity(scope, named, now);
  await followRules(scope, membershipId, visit, call);
  return { entrant: await entrantOf(scope, membershipId, visit) };
}

async function noteRefused(
  scope: Scope,
  { connection, said }: Visit,
  reason: SsoRefusal,
  { context: { now } }: Call,
): Promise<void> {
  const { subject, email, name } = said;
  const who = { connectionId: connection.id, subject, email, name: name?.slice(0, 200) ?? null };
  await noteAsked(scope, { ...who, id: randomUUID(), reason, now: now() });
  await tellAsked(scope, now());
}

/** The user's membership: an employee who has none becomes one, as an employee. */
async function memberOf(
  scope: Scope,
  { membershipId, employeeId }: Candidate,
  { connection }: Visit,
  { context, request }: Call,
): Promise<string> {
  if (membershipId) return membershipId;
  const person = await getComingEmployee(scope, employeeId ?? '');
  await giveAccess(scope, [person], context.now());
  const id = await findMembershipOf(scope, person.id);
  if (!id) throw new Error('The user was not made.');
  if (connection.usesRules) await updateMember(scope, id, { rolesFrom: 'rules' });
  const { accountId, roles } = await getEntrant(scope, id);
  const details = standingDetails(undefined, { roles, disabled: false });
  const doer = { context, actor: { accountId }, request };
  const note = { verb: 'create', kind: 'user', id, name: loggedName(person), details } as const;
  await noteAudit(scope, doer, note);
  return id;
}

/** Gives the roles that the connection's rules say. It is in the log, and told like every change of rights. */
async function followRules(
  scope: Scope,
  membershipId: string,
  { connection, said: { groups } }: Visit,
  { context, request }: Call,
): Promise<void> {
  const { id, name: by, usesRules, allowAdmin, claimNames } = connection;
  if (!usesRules) return;
  if (claimNames.groups && !groups) await tellNoGroups(scope, by, context.now());
  const rules = await listRules(scope, [id]);
  const due = async () =>
    rolesByRules(await getEntrant(scope, membershipId), { rules, groups, allowAdmin });
  if (!(await due())) return;
  await lockBrand(scope);
  const [member, roles] = [await getEntrant(scope, membershipId), await due()];
  if (!roles) return;
  const now = context.now();
  const to = await listToTell(scope, membershipId);
  await updateMember(scope, membershipId, { roles });
  const [before, after] = [member.roles, roles].map((held) => ({ roles: held, disabled: false }));
  const details = standingDetails(before, after);
  const doer = { context, actor: { accountId: member.accountId }, request };
  const about = { ...member, id: membershipId };
  const note = {
    verb: 'update',
    kind: 'user',
    id: membershipId,
    name: loggedName(member),
  } as const;
  await noteAudit(scope, doer, { ...note, details });
  await tellRights(scope, { what: 'done', by, about, change: details }, { to, now });
}

async function entrantOf(
  scope: Scope,
  membershipId: string,
  { connection, said }: Visit,
): Promise<Entrant> {
  const { accountId, ...person } = await getEntrant(scope, membershipId);
  return {
    accountId,
    brandId: scope.brandId,
    // The provider leads back to the company's home.
    domain: null,
    passwordHash: null,
    name: loggedName(person),
    provedHow: 'sso',
    hasFactor: said.hasFactor,
    provider: { connectionId: connection.id, idpSid: said.sid },
  };
}
