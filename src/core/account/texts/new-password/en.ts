import type { newPassword as ru } from '#core/account/texts/new-password/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const newPassword: Translation<typeof ru> = {
  repeated: 'Passwords match',
  notCommon:
    'Not a common one: no word such as “password”, no season or month with a year, no run of keys, not your email',
};
