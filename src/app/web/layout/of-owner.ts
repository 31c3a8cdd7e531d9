/** Calls with `ofOwner`: only something of the account's own proves them, not a company's provider (rule 111). */
export const ofOwner: readonly string[] = [
  'resetCurrentUserPassword',
  'sendNewEmailAgain',
  'cancelNewEmail',
  'beginTotp',
  'addTotp',
  'getNewPasskeyOptions',
  'addPasskey',
  'renewRecovery',
  'finishRecovery',
  'renameFactor',
  'removeFactor',
  'forgetTrusted',
];
