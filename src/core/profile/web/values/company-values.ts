import type { CompanyField, CompanyInfo, Leader } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import type { Locale } from '#platform/texts/t.ts';
import { dayOrNull, dayText, given, textOrNull } from './profile-values.ts';

interface ChosenValues {
  leaderList: readonly Leader[];
  isBirthDateHide: boolean;
  locale: Locale;
}
/** The form's values as typed and chosen, days as YYYY-MM-DD. Anything not given is ''. */
export type CompanyValues = Record<Exclude<CompanyField, keyof ChosenValues>, string> &
  ChosenValues;

export const companyValues = (from: CompanyInfo | undefined): CompanyValues => ({
  subdivisionId: from?.subdivisionId ?? '',
  leaderList: from?.leaderList ?? [],
  inCompany: dayText(from?.inCompany),
  inPosition: dayText(from?.inPosition),
  birthDate: dayText(from?.birthDate),
  isBirthDateHide: from?.isBirthDateHide ?? false,
  slackId: from?.slackId ?? '',
  telegram: from?.telegram ?? '',
  locale: from?.locale ?? 'ru',
  firedAt: dayText(from?.firedAt),
});

export function companyBody(values: CompanyValues) {
  const required = (day: string) => (day === '' ? undefined : unixOfDate(day));
  return {
    subdivisionId: given(values.subdivisionId),
    leaderList: values.leaderList.map(({ employeeId }) => ({ employeeId })),
    inCompany: required(values.inCompany),
    inPosition: required(values.inPosition),
    birthDate: dayOrNull(values.birthDate),
    isBirthDateHide: values.isBirthDateHide,
    slackId: textOrNull(values.slackId),
    telegram: textOrNull(values.telegram),
    locale: values.locale,
    firedAt: dayOrNull(values.firedAt),
  } satisfies Record<CompanyField, unknown>;
}
