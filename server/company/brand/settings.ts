import type { AuditDetails } from '#contract/company/audit.ts';
import {
  type BrandSettings,
  type BrandSettingsForm,
  shareNeeds,
  type updateBrandSettings,
} from '#contract/company/brand-settings.ts';
import { iconData } from '#contract/company/rules/brand-icon.ts';
import { shareIssues } from '#contract/company/rules/share.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { changedFields } from '#server/company/audit/rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { orTaken } from '#server/platform/db/unique.ts';
import type { Call } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { invalid, stale } from '#server/platform/shared/errors.ts';
import { isIcon } from './icon.ts';
import { lockBrand } from './queries.ts';
import {
  getSettings,
  isKnownZone,
  moveWaitingInvitations,
  saveSettings,
} from './settings-queries.ts';

/** Saves what the administrators have decided about their brand, and logs it with its values. */
export function updateSettings(call: Call<typeof updateBrandSettings>) {
  return inBrand(call, async (scope, { now }) => {
    const { version, ...form } = call.body;
    await lockBrand(scope);
    const before = await getSettings(scope);
    if (version !== undefined && version !== before.version) throw stale(before);
    await requireZone(scope, form, before);
    const share = readShare(call, before);
    const icon = newIcon(form.icon, before.icon);
    await orTaken('brand_name_unique', nameTaken, () =>
      saveSettings(scope, { ...form, ...share, icon }),
    );
    const data = await getSettings(scope);
    const isOtherHour = data.timeZone !== before.timeZone || data.letterHour !== before.letterHour;
    if (isOtherHour) await moveWaitingInvitations(scope, now);
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'brand',
      id: null,
      name: data.name,
      details: settingDetails(before, data),
    });
    return { data, message: call.t('brandMessages.saved') };
  });
}

const nameTaken = { path: 'name', key: 'brandMessages.nameTaken' } as const;

async function requireZone(
  scope: Scope,
  form: Pick<BrandSettingsForm, 'timeZone'>,
  before: BrandSettings,
) {
  const { timeZone } = form;
  if (timeZone === before.timeZone || (await isKnownZone(scope, timeZone))) return;
  throw invalid({ path: 'timeZone', key: 'validation.invalidTimeZone' });
}

/** To whom reports may be sent: the saved choice, unless a super admin makes another (rule 99). */
function readShare({ actor, body }: Call<typeof updateBrandSettings>, before: BrandSettings) {
  const { share = before.share, shareDomainList = before.shareDomainList } = body;
  const chosen = { share, shareDomainList };
  const changed = changedFields('brand', before, chosen);
  const issues = shareIssues(chosen);
  if (issues.length > 0) throw invalid(...issues);
  if (changed.length > 0 && !actor.permissions.has(shareNeeds)) {
    throw invalid(
      ...changed.map((path) => ({ path, key: 'brandMessages.shareOfSupers' as const })),
    );
  }
  return chosen;
}

/** The bytes of a new icon; null for none; undefined where the saved one stays. */
function newIcon(given: string | null, saved: string | null): Buffer | null | undefined {
  if (given === saved) return undefined;
  if (given === null) return null;
  const file = Buffer.from(iconData(given) ?? '', 'base64');
  if (!isIcon(file)) throw invalid({ path: 'icon', key: 'validation.invalidIcon' });
  return file;
}

/** The fields that have changed, and their values: what a company decides about itself is no secret. */
function settingDetails(before: BrandSettings, after: BrandSettings): AuditDetails {
  const fieldList = changedFields('brand', before, after);
  const written = (settings: BrandSettings, field: string) =>
    String(settings[field as keyof BrandSettings] ?? '');
  const settingList = fieldList
    .filter((field) => field !== 'icon')
    .map((field) => ({ field, before: written(before, field), after: written(after, field) }));
  return { fieldList, settingList };
}
