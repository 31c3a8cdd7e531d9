import type { Translation } from '#i18n/t.ts';
import type { ssoSettings as ru, domain as ruDomain } from './ru.ts';

export const ssoSettings: Translation<typeof ru> = {
  repeatedRule: 'There’s already such a rule',
};

export const domain: Translation<typeof ruDomain> = {
  invalid: 'Enter a domain, such as example.com',
};
