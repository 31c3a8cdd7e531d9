import type { userMessages as ru } from '../ru/user-messages.ts';
import type { Translation } from '../t.ts';

export const userMessages: Translation<typeof ru> = {
  created: 'The user is created and has been mailed how to sign in',
  createdDisabled: 'The user is created; signing in is switched off for them',
  saved: 'The user is saved',
  deleted: 'The user is deleted',
  alreadyMember: 'There is a user with this e-mail already',
  emailTaken: 'Somebody else has taken this e-mail meanwhile',
  letterAgain: 'Sending the letter again',
  letterOnItsWay: 'This letter has been sent already, or is on its way',
  newEmailSent:
    'Saved. A letter has gone to {{email}}: the e-mail changes once you confirm it by the link',
  newEmailAgain: 'Sending the letter to {{email}} again',
  newEmailCancelled: 'The e-mail stays as it was',
  employeeHasEmail: 'This e-mail belongs to another employee',
  shared:
    'This person works in another company too: name, language and Slack ID are shared and cannot be changed from here',
  unknownEmployee: 'There is no such employee, or they have left',
  ownSubordinate: 'Nobody can be their own subordinate',
  lastSuperAdmin: 'This is the last super admin of the company: appoint another one first',
  notSelf: {
    id: 'You cannot delete yourself',
    disabled: 'You cannot switch off signing in for yourself',
    roles: 'You cannot take the super admin role from yourself: another super admin can',
  },
};
