import type { T } from '#i18n/t.ts';
import { isUnnamed } from '#server/platform/shared/unnamed-admin.ts';

interface Person {
  firstName: string;
  lastName: string;
  /** The company's name. */
  brand: string;
}

/** What every template may say of its reader. */
export const personValues = ({ firstName, lastName, brand }: Person, t: T) => ({
  'person.greeting': isUnnamed(firstName)
    ? t('mail.greeting')
    : t('mail.greetingByName', { firstName }),
  'person.firstName': firstName,
  'person.fullName': `${lastName} ${firstName}`.trim(),
  'company.name': brand,
});
