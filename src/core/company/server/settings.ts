import { noteAudit } from '#core/audit/server/note.ts';
import type {
  BrandSettings,
  BrandSettingsForm,
  updateBrandSettings,
} from '#core/company/contract/brand-settings.ts';
import { iconData } from '#core/company/contract/rules/brand-icon.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orTaken } from '#platform/server/db/unique.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { invalid, stale } from '#platform/server/shared/errors.ts';
import { isIcon } from './icon.ts';
import { lockBrand } from './queries.ts';
import { settingDetails } from './setting-details.ts';
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
    const icon = newIcon(form.icon, before.icon);
    await orTaken('brand_name_unique', nameTaken, () => saveSettings(scope, { ...form, icon }));
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

/** The bytes of a new icon; null for none; undefined where the saved one stays. */
function newIcon(given: string | null, saved: string | null): Buffer | null | undefined {
  if (given === saved) return undefined;
  if (given === null) return null;
  const file = Buffer.from(iconData(given) ?? '', 'base64');
  if (!isIcon(file)) throw invalid({ path: 'icon', key: 'validation.invalidIcon' });
  return file;
}
