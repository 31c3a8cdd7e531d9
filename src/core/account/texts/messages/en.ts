import type { authMessages as ru } from '#core/account/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const authMessages: Translation<typeof ru> = {
  httpsOnly:
    'You can only sign in over https here. Open the site at the address that starts with https://',
};
