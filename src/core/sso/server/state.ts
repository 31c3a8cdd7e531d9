import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { keepFormerEntry } from '#core/security/server/keep-former-entry.ts';
import {
  enoughSpares,
  type RequiredHindrance,
  requiredWithin,
} from '#core/sso/contract/rules/sso.ts';
import type { getSsoRequirement, setSpare, setSsoState } from '#core/sso/contract/sso.ts';
import { networkName } from '#platform/contract/call/host.ts';
import { loggedName, shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { listProvenDomains } from './domain/queries.ts';
import { keepWayIn, requireOwnWay } from './keep-way-in.ts';
import { listConnections } from './queries.ts';
import { getSsoSettings } from './settings.ts';
import {
  findEntry,
  getHome,
  listOutsideHosts,
  listOutsiders,
  saveSpare,
  saveState,
} from './spare-queries.ts';
import { isLastSpare, listSpares } from './spares.ts';
import { tellSso } from './tell-sso.ts';

const mostShown = 50;

/** What it would mean to make company sign-in the only way in, and what still hinders it (rule 109). */
export function getRequirement(call: Call<typeof getSsoRequirement>) {
  return inBrand(call, async (scope, { now }) => {
    const { hindranceList, isRisky } = await hindrances(scope, call.actor, now);
    const domains = await listProvenDomains(scope);
    const hosts = (await listOutsideHosts(scope)).filter(
      (host) => !domains.includes(networkName(host) ?? ''),
    );
    const outsiders = await listOutsiders(scope, hosts, mostShown);
    return { data: { outsiders, hindranceList, isRisky } };
  });
}

/**
 * Nobody is locked out by a wrong setting: it becomes the only way in by the hand of who has just come in
 * by it, and spare super admins stay (rule 109).
 */
export function setState(call: Call<typeof setSsoState>) {
  const { context, actor, body } = call;
  const { state, accepts } = body;
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { sso: before, name } = await getHome(scope);
    if (state === 'offered') await requireOffered(scope);
    if (state === 'required' && before !== 'required') {
      const { hindranceList, isRisky } = await hindrances(scope, actor, now);
      const [first] = hindranceList;
      if (first) throw conflict({ path: 'state', key: `ssoMessages.hindrance.${first}` });
      if (isRisky && !accepts) throw conflict({ path: 'accepts', key: 'ssoMessages.oneSpare' });
    }
    if (state !== before) {
      const by = actor.accountId;
      const until = state === 'required' ? await keepBefore(scope, call, now) : undefined;
      await saveState(scope, state);
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'sso',
        id: null,
        name,
        details: { fieldList: [state] },
      });
      await tellSso(scope, { what: state, about: null }, { by, now, until });
    }
    return {
      data: await getSsoSettings(scope, context, now),
      message: call.t('ssoMessages.state'),
    };
  });
}

async function keepBefore(scope: Scope, call: Call<typeof setSsoState>, now: Date) {
  await requireOwnWay(scope, call, now);
  return keepFormerEntry(scope, { by: call.actor.membershipId, now });
}

async function requireOffered(scope: Scope): Promise<void> {
  const connections = await listConnections(scope);
  if (connections.some(({ isActive }) => isActive)) return;
  throw conflict({ path: 'state', key: 'ssoMessages.noneActive' });
}

type Decider = Pick<Call<typeof setSsoState>['actor'], 'sessionId' | 'membershipId'>;

async function hindrances(scope: Scope, { sessionId, membershipId }: Decider, now: Date) {
  const active = (await listConnections(scope)).filter(({ isActive }) => isActive);
  const entry = await findEntry(scope, sessionId);
  const since = now.getTime() - requiredWithin;
  const cameByIt =
    entry !== undefined &&
    active.some(({ id }) => id === entry.connectionId) &&
    entry.cameAt.getTime() >= since;
  const supers = await listSpares(scope, now);
  const ready = supers.filter(({ isReady }) => isReady).length;
  const domains = await listProvenDomains(scope);
  // Whoever is one since yesterday may be a thief's own.
  const others = supers.filter((one) => one.isSettled && one.membershipId !== membershipId);
  const isWithin = (email: string) =>
    domains.includes(networkName(email.split('@')[1] ?? '') ?? '');
  const there: Record<RequiredHindrance, boolean> = {
    notTried: !active.some(({ triedAt }) => triedAt),
    notByIt: !cameByIt,
    noDomain:
      domains.length === 0 ||
      (others.length > 0 && !others.some(({ isReady, email }) => isReady || isWithin(email))),
    spares: ready === 0,
  };
  const hindranceList = (Object.keys(there) as RequiredHindrance[]).filter((one) => there[one]);
  return { hindranceList, isRisky: 0 < ready && ready < enoughSpares };
}

export function changeSpare(call: Call<typeof setSpare>) {
  const { context, actor, params, body } = call;
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const spares = await listSpares(scope, now);
    const one = spares.find(({ membershipId }) => membershipId === params.membershipId);
    if (!one) throw notFound();
    if (!body.isSpare && (await isLastSpare(scope, one.membershipId, now))) {
      throw conflict({ path: 'isSpare', key: 'ssoMessages.lastSpare' });
    }
    if (one.isSpare !== body.isSpare) {
      const by = actor.accountId;
      const until = body.isSpare ? undefined : await keepWayIn(scope, call, now);
      await saveSpare(scope, one.membershipId, body.isSpare);
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'user',
        id: one.membershipId,
        name: loggedName(one),
        details: { fieldList: ['isSpare'] },
      });
      const what = body.isSpare ? 'spare' : 'notSpare';
      await tellSso(scope, { what, about: (locale) => shortName(one, locale) }, { by, now, until });
    }
    return { data: await getSsoSettings(scope, context, now) };
  });
}
