import type { AuditRow } from '#core/audit/contract/audit.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { T } from '#platform/texts/t.ts';
import type { Texts } from '#platform/web/ui/base/texts.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';

/** What a row says beside the thing's name, one sentence for each detail. */
export function detailsOf({ kind, details }: AuditRow, t: T): string[] {
  const { fieldList = [], format, isInterim, recentNumberList = [], numberList = [] } = details;
  const { emailFrom, emailTo, failureCount, comparedNumber, recipientList: list = [] } = details;
  const { nameFrom, nameTo, settingList = [] } = details;
  const say = t as (key: string) => string;
  const valued = settingList.map(({ field }) => field);
  const named = fieldList.filter((field) => !(field in details) && !valued.includes(field));
  const fields = named.map((field) => say(`field.${kind}.${field}`)).join(', ');
  const numbered = (list: readonly number[]) =>
    list.map((number) => t('audit.numbered', { number })).join(', ');
  const [numbers, ofNumbers] = [numbered(recentNumberList), numbered(numberList)];
  const counts = [
    ['created', details.createdCount],
    ['updated', details.updatedCount],
    ['restored', details.restoredCount],
    ['unchanged', details.unchangedCount],
    ['wentBack', details.backCount],
    ['stayed', details.stayedCount],
    ['leaving', details.leavingCount],
    ['emails', details.emailCount],
    ['newPositions', details.positionCount],
    ['newSubdivisions', details.subdivisionCount],
    ['letters', details.letterCount],
    ['reports', details.reportCount],
    ['subjects', details.subjectCount],
    ['drafts', details.questionaryCount],
  ] as const;
  return [
    ...(fields ? [t('audit.changed', { fields })] : []),
    ...(emailFrom && emailTo ? [t('audit.email', { from: emailFrom, to: emailTo })] : []),
    ...(nameFrom && nameTo ? [t('audit.name', { from: nameFrom, to: nameTo })] : []),
    ...(details.mergedName ? [t('audit.merged', { name: details.mergedName })] : []),
    ...standingOf(details, t),
    ...settingList.map(({ field, before, after }) =>
      t('audit.setting', {
        field: say(`field.${kind}.${field}`),
        before: before || t('audit.noValue'),
        after: after || t('audit.noValue'),
      }),
    ),
    ...(failureCount === undefined ? [] : [t('audit.failures', { count: failureCount })]),
    ...counts.flatMap(([key, count]) => (count ? [t(`audit.${key}`, { count })] : [])),
    ...(details.reopened ? [t(`audit.reopened.${details.reopened}`)] : []),
    ...(list.length > 0 ? [t('audit.sentTo', { list: list.join(', ') })] : []),
    ...(isInterim ? [t('audit.interim')] : []),
    ...(comparedNumber === undefined ? [] : [t('audit.compared', { number: comparedNumber })]),
    ...(format ? [t('audit.format', { format: format.toUpperCase() })] : []),
    ...(ofNumbers ? [t('audit.ofQuestionaries', { numbers: ofNumbers })] : []),
    ...(numbers ? [t('audit.recent', { numbers })] : []),
  ];
}

/** The first of those whom an import has changed, and how many more there are. */
export function peopleOf({ details, peopleList = [] }: AuditRow, t: T): string[] {
  if (peopleList.length === 0) return [];
  const { createdCount = 0, updatedCount = 0, restoredCount = 0 } = details;
  const { backCount = 0, stayedCount = 0 } = details;
  const all = createdCount + updatedCount + restoredCount + backCount + stayedCount;
  const names = peopleList.join(', ');
  const count = all - peopleList.length;
  return [count > 0 ? t('audit.morePeople', { names, count }) : t('audit.people', { names })];
}

/** What was removed of earlier reports, as nothing else remembers their assessment. */
export function assessmentOf({ details: { assessment } }: AuditRow, texts: Texts): string[] {
  if (!assessment) return [];
  const { title, dateStart, dateEnd } = assessment;
  const name = [title, formatPeriod(dateStart, dateEnd, texts)].filter(Boolean).join(', ');
  return [texts.t('audit.assessment', { name })];
}

/** What somebody may do from now on. */
function standingOf({ roles, disabled }: AuditRow['details'], t: T): string[] {
  const named = (held: readonly Role[]) =>
    held.map((role) => t(`role.${role}`)).join(', ') || t('audit.noRoles');
  const params = roles && { before: named(roles.before), after: named(roles.after) };
  return [
    ...(params
      ? [t(`audit.${roles.before.length > 0 ? 'rolesChanged' : 'rolesGiven'}`, params)]
      : []),
    ...(disabled ? [t(`audit.signIn${disabled.after ? 'Disabled' : 'Enabled'}`)] : []),
  ];
}

/** What the thing was called, if it has a name of its own. */
export function auditedName({ kind, verb, name, details }: AuditRow, t: T): string {
  const { number, template } = details;
  if (template) {
    const { type, channel, locale } = template;
    const where = [t(`template.channelOne.${channel}`), t(`common.${locale}`)];
    return [t(`template.type.${type}`), ...where].join(' · ');
  }
  if (kind === 'heatmap' || kind === 'brand') return t(`audit.kind.${kind}`);
  if (kind === 'account') return name || t('audit.ownAccount');
  if (verb === 'import' && kind !== 'cycle') return importedName(kind, name, t);
  if (kind === 'employee' && verb === 'export') return t('audit.staff');
  if (kind === 'competence' && verb === 'export') return t('audit.competencies');
  if (kind === 'report' && !name) return t('audit.severalReports');
  if (kind === 'questionary' && number !== undefined) {
    return [t('audit.numbered', { number }), name].filter(Boolean).join(' · ');
  }
  return name || t('audit.unnamed');
}

/** What was imported, and from which file. */
function importedName(kind: AuditRow['kind'], file: string, t: T): string {
  const lists = {
    employee: t('audit.staff'),
    competence: t('audit.competencies'),
    questionary: t('audit.questionaries'),
    report: t('audit.severalReports'),
  };
  const list = Object.hasOwn(lists, kind) ? lists[kind as keyof typeof lists] : '';
  return [list, file].filter(Boolean).join(' · ');
}
