import { idleIssues } from '#core/account/contract/rules/session-terms.ts';
import { auditFields } from '#core/audit/contract/audit-fields.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { getBrandName, lockBrand } from '#core/company/server/queries.ts';
import { settingDetails } from '#core/company/server/setting-details.ts';
import { factorIssues } from '#core/factor/contract/rules/factor.ts';
import { shareIssues } from '#core/security/contract/rules/share.ts';
import type { SecuritySettings, updateSecuritySettings } from '#core/security/contract/security.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { SessionRules, SessionTerms } from '#platform/contract/rules/trust.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { plainAddress } from '#platform/server/shared/address/address-block.ts';
import { isWithin } from '#platform/server/shared/address/address-list.ts';
import { isPassedOn } from '#platform/server/shared/address/passed-on.ts';
import { invalid, stale } from '#platform/server/shared/errors.ts';
import { keepFormerEntry } from './keep-former-entry.ts';
import { letsInLess, networkIssues } from './networks.ts';
import { endOver, getSecurity, type KeptSecurity, rulesOf, saveSecurity } from './queries.ts';
import { tellSecurity } from './tell-security.ts';

type Asked = Pick<Call<typeof updateSecuritySettings>, 'context' | 'request'>;

/** What is kept, and where the call comes from. */
export const present = (kept: KeptSecurity, { context, request }: Asked): SecuritySettings => ({
  ...kept,
  formerUntil: untilIn(kept, context.now()),
  address: plainAddress(request.ip),
  isProxied: isProxied({ context, request }),
});

/** Until when other super administrators come in as before the settings were narrowed. Null where that is over. */
export const untilIn = ({ formerUntil }: Pick<KeptSecurity, 'formerUntil'>, now: Date) =>
  formerUntil && now < new Date(formerUntil) ? formerUntil : null;

/** A proxy says that it passes a call on, and the server wasn't told to believe any. */
const isProxied = ({ context, request: { headers } }: Asked): boolean =>
  context.config.trustProxy === 0 && isPassedOn(headers);

/** Saves what a card of the security page has sent, and logs it with its values. */
export function updateSecurity(call: Call<typeof updateSecuritySettings>) {
  return inBrand(call, async (scope, { now }) => {
    const { version, ...form } = call.body;
    await lockBrand(scope);
    const before = await getSecurity(scope);
    if (version !== undefined && version !== before.version) throw stale(present(before, call));
    const chosen = { ...before, ...given(form) };
    const narrows = isNarrower(chosen, before);
    // Nobody who is only still let in makes others still be let in, day after day (rule 98c).
    const issues = [
      ...shareIssues(chosen),
      ...idleIssues(chosen),
      ...factorIssues(chosen),
      ...(form.ipList || narrows ? listIssues(chosen.ipList, call) : []),
    ];
    if (issues.length > 0) throw invalid(...issues);
    const by = call.actor.accountId;
    const until = narrows
      ? await keepFormerEntry(scope, { by: call.actor.membershipId, now })
      : undefined;
    await saveSecurity(scope, chosen);
    await endOver(scope, shorterOf(rulesOf(before), rulesOf(chosen)), now);
    const data = await getSecurity(scope);
    const details = settingDetails(before, data);
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'brand',
      id: null,
      name: await getBrandName(scope),
      details,
    });
    const changed = auditFields.brand.filter((field) => details.fieldList?.includes(field));
    await tellSecurity(scope, changed, { by, now, until });
    const message = call.t(`securityMessages.${until ? 'savedForOthers' : 'saved'}`);
    return { data: present(data, call), message };
  });
}

/** Whether it lets super administrators in from fewer places, or for a shorter time. */
const isNarrower = (chosen: KeptSecurity, before: KeptSecurity): boolean =>
  letsInLess(chosen.ipList, before.ipList) ||
  chosen.hrLongest < before.hrLongest ||
  chosen.hrIdle < before.hrIdle;

type Given<Form> = { [Name in keyof Form]?: Exclude<Form[Name], undefined> };

/** The form without the fields that were left out. */
const given = <Form extends object>(form: Form) =>
  Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  ) as Given<Form>;

/** A list that shuts out whoever saves it, or whose addresses are all the proxy's, would shut out everybody. */
function listIssues(list: readonly string[], asked: Asked): Issue[] {
  if (list.length === 0) return [];
  const wrong = networkIssues(list);
  if (wrong.length > 0) return wrong;
  const path = 'ipList';
  if (isProxied(asked)) return [{ path, key: 'securityMessages.proxy' }];
  const { ip } = asked.request;
  if (isWithin(list, ip)) return [];
  return [{ path, key: 'securityMessages.ownAddress', params: { address: plainAddress(ip) } }];
}

const shorterOf = (one: SessionRules, other: SessionRules): SessionRules => ({
  hr: shorterTerms(one.hr, other.hr),
  others: shorterTerms(one.others, other.others),
});
const shorterTerms = (one: SessionTerms, other: SessionTerms): SessionTerms => ({
  longest: Math.min(one.longest, other.longest),
  idle: Math.min(one.idle, other.idle),
});
