import type { AuditRow } from '#contract/audit.ts';
import type { T } from '#i18n/t.ts';

/** What a row says beside the thing's name, one sentence for each detail. */
export function detailsOf({ kind, details }: AuditRow, t: T): string[] {
  const { fieldList = [], format, isInterim, recentNumberList = [], emailFrom, emailTo } = details;
  const say = t as (key: string) => string;
  const fields = fieldList.map((field) => say(`field.${kind}.${field}`)).join(', ');
  const numbers = recentNumberList.map((number) => t('audit.numbered', { number })).join(', ');
  const counts = [
    ['created', details.createdCount],
    ['updated', details.updatedCount],
    ['restored', details.restoredCount],
    ['unchanged', details.unchangedCount],
  ] as const;
  return [
    ...(fields ? [t('audit.changed', { fields })] : []),
    ...(emailFrom && emailTo ? [t('audit.email', { from: emailFrom, to: emailTo })] : []),
    ...counts.flatMap(([key, count]) => (count ? [t(`audit.${key}`, { count })] : [])),
    ...(isInterim ? [t('audit.interim')] : []),
    ...(format ? [t('audit.format', { format: format.toUpperCase() })] : []),
    ...(numbers ? [t('audit.recent', { numbers })] : []),
  ];
}

/** What the thing was called, if it has a name of its own. */
export function nameOf({ kind, verb, name, details: { number } }: AuditRow, t: T): string {
  if (kind === 'account') return t('audit.ownAccount');
  if (kind === 'employee' && (verb === 'import' || verb === 'export')) return t('audit.staff');
  if (kind === 'questionary' && verb === 'import') return t('audit.questionaries');
  if (kind === 'questionary' && number !== undefined) {
    return [t('audit.numbered', { number }), name].filter(Boolean).join(' · ');
  }
  return name || t('audit.unnamed');
}
