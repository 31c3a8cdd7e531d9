import type { profileMessages as ru } from '../ru/profile-messages.ts';
import type { Translation } from '../t.ts';

export const profileMessages: Translation<typeof ru> = {
  saved: 'Profile saved',
  companySaved: 'Work details saved',
  inFuture: 'This date is still to come',
  firedBeforeHired: 'The dismissal is before the hiring',
  ownLeader: 'Nobody can be their own manager',
  unknownLeader: 'There is no such employee, or they no longer work here',
  notSelf: 'You cannot dismiss yourself',
  adminFired: 'This is an administrator or HR: only a super administrator may dismiss them',
};
