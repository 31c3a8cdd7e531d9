import type { CompanyInfo, Leader } from '#contract/profile.ts';
import { unixOfDate } from '#contract/rules/profile-fields.ts';
import type { Locale } from '#i18n/t.ts';
import { dayOrNull, dayText, given, textOrNull } from './profile-values.ts';

/** As typed and chosen; what is not given is ''. */
export interface CompanyValues {
  subdivisionId: string;
  leaderList: readonly Leader[];
  /** YYYY-MM-DD, like every day in a form. */
  inCompany: string;
  inPosition: string;
  birthDate: string;
  isBirthDateHide: boolean;
  slackId: string;
  telegram: string;
  locale: Locale;
  firedAt: string;
}

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
  };
}
