import type { authMessages as ru } from '#i18n/company/auth/messages/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const authMessages: Translation<typeof ru> = {
  httpsOnly:
    'You can only sign in over https here. Open the site at the address that starts with https://',
};
