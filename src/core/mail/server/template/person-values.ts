import { shortName } from '#platform/contract/rules/names.ts';
import { isUnnamed } from '#platform/server/shared/unnamed-admin.ts';
import type { Locale, T } from '#platform/texts/t.ts';

interface Person {
  firstName: string;
  lastName: string;
  /** The company's name. */
  brand: string;
}

/** What every template may say of its reader. */
export const personValues = (
  { firstName, lastName, brand }: Person,
  { t, locale }: { t: T; locale: Locale },
) => ({
  'person.greeting': isUnnamed(firstName)
    ? t('mail.greeting')
    : t('mail.greetingByName', { firstName }),
  'person.firstName': firstName,
  'person.fullName': shortName({ lastName, firstName }, locale),
  'company.name': brand,
});
