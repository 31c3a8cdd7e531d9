import type { passkeyMessages as ru } from '#core/account/texts/passkey/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const passkeyMessages: Translation<typeof ru> = {
  refused: 'That passkey wasn’t accepted. Try again, or sign in with your password.',
  none: 'Passkeys don’t work at this address',
  notAdded: 'The passkey couldn’t be verified, so it wasn’t added. Try again.',
  taken: 'This passkey has already been added',
};
