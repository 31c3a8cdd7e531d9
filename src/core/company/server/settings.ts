import { noteAudit } from '#core/audit/server/note.ts';
import type {
  CompanySettings,
  CompanySettingsForm,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { type BrandPicture, pictureData } from '#core/company/contract/rules/brand-picture.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orTaken } from '#platform/server/db/unique.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { invalid, stale } from '#platform/server/shared/errors.ts';
import { plainPicture } from './picture.ts';
import { lockBrand } from './queries.ts';
import { settingDetails } from './setting-details.ts';
import {
  getSettings,
  isKnownZone,
  moveWaitingInvitations,
  saveSettings,
} from './settings-queries.ts';

/** Saves what the administrators have decided about their brand, and logs it with its values. */
export function updateSettings(call: Call<typeof updateCompanySettings>) {
  return inBrand(call, async (scope, { now }) => {
    const { version, ...form } = call.body;
    await lockBrand(scope);
    const before = await getSettings(scope);
    if (version !== undefined && version !== before.version) throw stale(before);
    await requireZone(scope, form, before);
    const icon = newPicture('icon', form, before);
    const logo = newPicture('logo', form, before);
    const saved = { ...form, icon, logo };
    await orTaken('brand_name_unique', nameTaken, () => saveSettings(scope, saved));
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
  form: Pick<CompanySettingsForm, 'timeZone'>,
  before: CompanySettings,
) {
  const { timeZone } = form;
  if (timeZone === before.timeZone || (await isKnownZone(scope, timeZone))) return;
  throw invalid({ path: 'timeZone', key: 'validation.invalidTimeZone' });
}

/** The bytes of a new picture; null for none; undefined where the saved one stays. */
function newPicture(
  kind: BrandPicture,
  { [kind]: given }: Pick<CompanySettingsForm, BrandPicture>,
  { [kind]: saved }: CompanySettings,
): Buffer | null | undefined {
  if (given === undefined || given === saved) return undefined;
  if (given === null) return null;
  const file = plainPicture(Buffer.from(pictureData(given) ?? '', 'base64'), kind);
  if (!file) throw invalid({ path: kind, key: 'validation.invalidPicture' });
  return file;
}
