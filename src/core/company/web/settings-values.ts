import {
  type CompanySettings,
  type CompanySettingsForm,
  furthestReminder,
} from '#core/company/contract/company-settings.ts';
import { isColor } from '#core/company/contract/rules/accent.ts';
import { namedAnswers } from '#core/company/contract/rules/answer-words-form.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { SmallGroups } from '#platform/contract/rules/methods.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Typed } from '#platform/web/form/use-form.ts';

/** What is typed and chosen in the company's settings. */
export interface SettingsValues {
  name: string;
  brand: string;
  /** Pictures: a new one as `data:`, the saved one's address, or '' for none. */
  icon: string;
  logo: string;
  hasAccent: boolean;
  accentColor: string;
  timeZone: string;
  letterHour: string;
  anonymityThreshold: string;
  smallGroups: SmallGroups;
  /** As typed. */
  perRater: string;
  /** Five in each language. All empty: the product's. */
  answerWords: Record<Locale, string[]>;
  /** As typed: numbers between commas. */
  reminderDayList: string;
  defaultLocale: Locale;
  /** '' for good. */
  auditMonths: string;
  deliveryMonths: string;
  notificationMonths: string;
}

/** A language in which the company has no own words. */
export const noWords = namedAnswers.map(() => '');

/** What an own colour begins with: the product's. */
const firstColor = '#2f55d4';

export const settingsValues = (from: CompanySettings): SettingsValues => ({
  name: from.name,
  brand: from.brand,
  icon: from.icon ?? '',
  logo: from.logo ?? '',
  hasAccent: from.accentColor !== null,
  accentColor: from.accentColor ?? firstColor,
  timeZone: from.timeZone,
  letterHour: String(from.letterHour),
  anonymityThreshold: String(from.anonymityThreshold),
  smallGroups: from.smallGroups,
  perRater: String(from.perRater),
  answerWords: { ru: from.answerWords?.ru ?? noWords, en: from.answerWords?.en ?? noWords },
  reminderDayList: from.reminderDayList.join(', '),
  defaultLocale: from.defaultLocale,
  auditMonths: String(from.auditMonths ?? ''),
  deliveryMonths: String(from.deliveryMonths),
  notificationMonths: String(from.notificationMonths),
});

export const settingsBody = (values: SettingsValues): Typed<CompanySettingsForm> => ({
  name: values.name,
  brand: values.brand,
  icon: values.icon || null,
  logo: values.logo || null,
  accentColor: values.hasAccent ? values.accentColor : null,
  timeZone: values.timeZone,
  letterHour: Number(values.letterHour),
  anonymityThreshold: Number(values.anonymityThreshold),
  smallGroups: values.smallGroups,
  perRater: /^\d+$/.test(values.perRater.trim()) ? Number(values.perRater) : Number.NaN,
  answerWords: wordsBody(values.answerWords),
  reminderDayList: daysIn(values.reminderDayList) ?? [],
  defaultLocale: values.defaultLocale,
  auditMonths: values.auditMonths === '' ? null : Number(values.auditMonths),
  deliveryMonths: Number(values.deliveryMonths),
  notificationMonths: Number(values.notificationMonths),
});

function wordsBody({ ru, en }: SettingsValues['answerWords']) {
  const [isRu, isEn] = [isOwn(ru), isOwn(en)];
  return isRu || isEn ? { ...(isRu && { ru }), ...(isEn && { en }) } : null;
}

const isOwn = (words: readonly string[]) => words.some((word) => word.trim() !== '');

/** The numbers of a list such as `3, 1`. Undefined if it is none. */
export function daysIn(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : undefined;
}

/** What the form alone can find: a list of days that is no list, or a day out of range. */
export function listIssues({ reminderDayList }: SettingsValues): Issue[] {
  const days = daysIn(reminderDayList);
  const isWrong = !days || days.some((day) => day < 1 || day > furthestReminder);
  return isWrong ? [{ path: 'reminderDayList', key: 'brand.reminderDaysWrong' }] : [];
}

/** The typed colour as it will be saved; undefined while it is none. */
export function typedColor(typed: string): string | undefined {
  const color = typed.trim().toLowerCase();
  return isColor(color) ? color : undefined;
}

/** Whether anything is to be kept for a shorter time than now, which deletes what is older. */
export function isShorter(values: SettingsValues, saved: CompanySettings): boolean {
  const before = settingsValues(saved);
  const months = (term: string) => (term === '' ? Number.POSITIVE_INFINITY : Number(term));
  return (['auditMonths', 'deliveryMonths', 'notificationMonths'] as const).some(
    (field) => months(values[field]) < months(before[field]),
  );
}
