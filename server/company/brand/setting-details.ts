import type { AuditDetails } from '#contract/company/audit.ts';
import { changedFields } from '#server/company/audit/rules.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * What the log says of changed settings: the fields, and their values, as what a company decides about itself
 * is no secret.
 */
export function settingDetails(before: Settings, after: Settings): AuditDetails {
  const fieldList = changedFields('brand', before, after);
  const written = (value: unknown) => String(value ?? '');
  const settingList = fieldList
    .filter((field) => field !== 'icon')
    .map((field) => ({ field, before: written(before[field]), after: written(after[field]) }));
  return { fieldList, settingList };
}
