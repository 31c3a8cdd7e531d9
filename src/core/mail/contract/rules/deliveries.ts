/** Kinds of messages that the product sends. */
export const deliveryTypes = [
  'report',
  'invitation',
  'reminder',
  'testInvitation',
  'tasks',
  'followUp',
  'additions',
  'earlierEnd',
  'askedAgain',
  'redirected',
  'nameTaken',
  'account',
  'newEmail',
  'emailMoved',
  'reset',
  'news',
  'passwordChanged',
  'rights',
  'newDevice',
  'erasureDue',
  'factor',
  'mailCode',
  'factorWanted',
  'settings',
  'sso',
  'ssoEntry',
  'dataReady',
  'termOver',
  'alert',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const deliveryChannels = ['email', 'slack'] as const;

/**
 * `waiting` for its next try. `failed` was given up and may be tried again. `refused` was turned
 * away by the recipient's server or by Slack. `dropped`: nobody needed it any more when it was
 * written.
 */
export const deliveryStates = ['waiting', 'sent', 'failed', 'refused', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a message was not sent that the company does not allow any more (rule 99): kept as its error. */
export const notAllowed = 'not allowed by the company';
