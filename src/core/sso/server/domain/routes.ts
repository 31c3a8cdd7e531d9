import { randomBytes } from 'node:crypto';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { isPublicMail } from '#core/mail/contract/rules/public-mail.ts';
import { addDomain, checkDomain, deleteDomain, getDomains } from '#core/sso/contract/domain.ts';
import { mostDomains } from '#core/sso/contract/rules/sso.ts';
import { keepWayIn } from '#core/sso/server/keep-way-in.ts';
import { getHome } from '#core/sso/server/spare-queries.ts';
import { tellSso } from '#core/sso/server/tell-sso.ts';
import { networkName } from '#platform/contract/call/host.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orTaken } from '#platform/server/db/unique.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, Failure, invalid, orNotFound } from '#platform/server/shared/errors.ts';
import { afterLook, isRecorded, shownDomain } from './check.ts';
import {
  type DomainRow,
  deleteDomainRow,
  findBrandDomain,
  insertDomain,
  listDomains,
  listProvenDomains,
  updateDomain,
} from './queries.ts';

export const routes: Route[] = [
  on(getDomains)((call) =>
    inBrand(call, async (scope) => ({ data: (await listDomains(scope)).map(shownDomain) })),
  ),
  on(addDomain)(add),
  on(checkDomain)(check),
  on(deleteDomain)((call) =>
    inBrand(call, async (scope, { now }) => {
      await lockBrand(scope);
      const { domain, provenAt } = await getRow(scope, call.params.domain);
      const proven = await listProvenDomains(scope);
      const { sso } = await getHome(scope);
      if (sso === 'required' && provenAt && proven.length === 1) {
        throw conflict({ path: 'domain', key: 'domainMessages.lastOne' });
      }
      const by = call.actor.accountId;
      const until = provenAt ? await keepWayIn(scope, call, now) : undefined;
      await deleteDomainRow(scope, domain);
      await noteAudit(scope, call, { verb: 'delete', kind: 'domain', id: null, name: domain });
      if (provenAt) {
        await tellSso(scope, { what: 'domainLost', about: domain }, { by, now, until });
      }
      return {};
    }),
  ),
];

/** Says that a domain is the company's. It may be claimed by many, and proven by one. */
function add(call: Call<typeof addDomain>) {
  const domain = networkName(call.body.domain) ?? call.body.domain;
  if (isPublicMail(domain)) throw invalid({ path: 'domain', key: 'domainMessages.publicMail' });
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const there = await listDomains(scope);
    const isNew = there.every((row) => row.domain !== domain);
    if (isNew && there.length >= mostDomains) {
      throw conflict({
        path: 'domain',
        key: 'domainMessages.tooMany',
        params: { most: mostDomains },
      });
    }
    if (isNew) {
      await insertDomain(scope, { domain, token: randomBytes(16).toString('hex'), createdAt: now });
      await noteAudit(scope, call, { verb: 'create', kind: 'domain', id: null, name: domain });
    }
    return { data: shownDomain(await getRow(scope, domain)) };
  });
}

/** 400 where another company has proven it: who holds both records has to say which it is. */
async function check(call: Call<typeof checkDomain>) {
  const { context, actor } = call;
  const row = await inBrand(call, (scope) => getRow(scope, call.params.domain));
  const isThere = await isRecorded(context.outbound, row).catch(() => {
    throw new Failure('unavailable', { text: { key: 'domainMessages.away' } });
  });
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const before = await getRow(scope, row.domain);
    const { domain } = before;
    if (!before.byOperator) {
      await orTaken('brand_domain_proven', { path: 'domain', key: 'domainMessages.another' }, () =>
        updateDomain(scope, domain, afterLook(before, isThere, now)),
      );
    }
    const data = shownDomain(await getRow(scope, domain));
    if (!before.provenAt && data.provenAt) {
      const details = { fieldList: ['proven'] };
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'domain',
        id: null,
        name: domain,
        details,
      });
      await tellSso(scope, { what: 'domainProven', about: domain }, { by: actor.accountId, now });
    }
    return { data };
  });
}

async function getRow(scope: Scope, typed: string): Promise<DomainRow> {
  const row = await findBrandDomain(scope, networkName(typed) ?? typed);
  return orNotFound(row);
}
