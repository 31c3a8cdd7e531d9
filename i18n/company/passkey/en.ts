import type { passkey as ru } from '#i18n/company/passkey/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const passkey: Translation<typeof ru> = {
  failed: 'The browser couldn’t open the passkey. Try again, or sign in with your password.',
  needsCompany: 'Enter the company first',
  otherHost: {
    text: 'This browser doesn’t take the passkey at the company’s own address. Sign in with it at {{host}}, and you’ll come back here.',
    link: 'Sign in at {{host}}',
    add: 'This browser doesn’t make passkeys at the company’s own address. Sign in at {{host}} and add one there: it will work in both places.',
  },
  add: 'Add a passkey',
  added: 'Passkey added',
  knownAlready: 'This device already has a passkey for your account',
  notMade: 'The browser couldn’t make a passkey. Try again.',
  confirm: 'Confirm with a passkey',
};
