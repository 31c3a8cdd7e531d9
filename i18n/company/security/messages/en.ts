import type { securityMessages as ru } from '#i18n/company/security/messages/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const securityMessages: Translation<typeof ru> = {
  saved: 'Security settings saved',
};
