import { noteAudit } from '#core/audit/server/note.ts';
import { getBrandName, lockBrand } from '#core/company/server/queries.ts';
import {
  type ConsentForm,
  type ConsentSettings,
  getConsent,
  getConsentSettings,
  giveConsent,
  updateConsentSettings,
} from '#core/consent/contract/consent.ts';
import { tellSecurity } from '#core/security/server/tell-security.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Actor, type Invited, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, orNotFound, stale } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import {
  deleteConsent,
  getConsentText,
  hasAgreed,
  insertConsent,
  insertText,
  saveKind,
} from './queries.ts';

export const routes: Route[] = [
  on(getConsent)((call) =>
    inBrand(call, async (scope) => {
      const employeeId = raterOf(call.actor);
      const { kind, version, text } = await getConsentText(scope);
      if (kind === 'off' || !text) return { data: null };
      const isAgreed = await hasAgreed(scope, { employeeId, version });
      return { data: { kind, version, text, isAgreed } };
    }),
  ),

  on(giveConsent)((call) =>
    inBrand(call, async (scope, { now }) => {
      const employeeId = raterOf(call.actor);
      const { version, agreed } = call.body;
      const newest = await getConsentText(scope);
      if (newest.version !== version)
        throw conflict({ path: 'version', key: 'consentMessages.newer' });
      const day = dateIn(call.actor.timeZone, now);
      const how = call.actor.kind === 'invitation' ? 'link' : 'account';
      if (agreed) await insertConsent(scope, { employeeId, version, day, how });
      else await deleteConsent(scope, { employeeId, version });
      return {};
    }),
  ),

  on(getConsentSettings)((call) => inBrand(call, async (scope) => ({ data: await read(scope) }))),

  on(updateConsentSettings)((call) =>
    inBrand(call, async (scope, { now }) => {
      await lockBrand(scope);
      const before = await read(scope);
      if (call.body.version !== before.version) throw stale(before);
      await save(scope, before, call.body, now);
      const data = await read(scope);
      const fieldList = [
        ...(data.kind === before.kind ? [] : ['consent' as const]),
        ...(data.version === before.version ? [] : ['consentText' as const]),
      ];
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'brand',
        id: scope.brandId,
        name: await getBrandName(scope),
        details: { fieldList },
      });
      await tellSecurity(scope, fieldList, { by: call.actor.accountId, now });
      return { data, message: call.t('consentMessages.saved') };
    }),
  ),
];

/** The employee who answers. 404 for a user without a record, who is asked nothing. */
function raterOf({ employeeId }: Actor | Invited): string {
  return orNotFound(employeeId);
}

/** Reads them as saved; before anything is, with the text that the product proposes. */
async function read(scope: Scope): Promise<ConsentSettings> {
  const { since, text, ...saved } = await getConsentText(scope);
  const proposed = {
    ru: speak.ru('consentMessages.proposed'),
    en: speak.en('consentMessages.proposed'),
  };
  return { ...saved, since: since?.toISOString() ?? null, text: text ?? proposed };
}

/** A text is kept as the next version where it changes, or where people are asked for the first time. */
async function save(
  scope: Scope,
  before: ConsentSettings,
  { kind, text }: ConsentForm,
  now: Date,
): Promise<void> {
  const isSame = text.ru === before.text.ru && text.en === before.text.en;
  const isFirst = before.version === 0 && kind !== 'off';
  if (!isSame || isFirst)
    await insertText(scope, { version: before.version + 1, text, since: now });
  if (kind !== before.kind) await saveKind(scope, kind);
}
