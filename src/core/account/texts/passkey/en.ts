import type { passkey as ru } from '#core/account/texts/passkey/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const passkey: Translation<typeof ru> = {
  use: 'Confirm with a passkey',
  useLead: 'The password is right. Now confirm with your passkey.',
  add: 'Add a passkey',
  addLead:
    'Your device’s fingerprint, face or PIN instead of a password. The quickest way, and the safest.',
  orApp: 'Use an authenticator app',
  needsCompany: 'Enter the company first',
  knownAlready: 'This device already has a passkey for your account',
  failed: {
    use: 'The browser couldn’t open the passkey. Try again, or choose another way.',
    add: 'The browser couldn’t make a passkey. Try again, or choose another way.',
  },
  otherHost: {
    signIn:
      'This browser doesn’t take the passkey at the company’s own address. Sign in with it at {{host}}, and you’ll come back here.',
    link: 'Sign in at {{host}}',
    use: 'This browser doesn’t take the passkey at the company’s own address. Choose another way, or sign in at {{host}}.',
    add: 'This browser doesn’t make passkeys at the company’s own address. Sign in at {{host}} and add one there: it will work in both places.',
  },
};
