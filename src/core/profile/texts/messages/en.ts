import type { profileMessages as ru } from '#core/profile/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const profileMessages: Translation<typeof ru> = {
  saved: 'Profile saved',
  positionAsked: 'Profile saved. Your new job title will appear in it once HR confirms it.',
  wishWithdrawn: 'Your job title stays as it is',
  companySaved: 'Job details saved',
  inFuture: 'This date is in the future',
  firedBeforeHired: 'The last day is before the start date',
  ownLeader: 'A person can’t be their own manager',
  unknownLeader: 'This employee doesn’t exist or has left',
  leadsEachOther: '{{name}} reports to this person: two people can’t manage each other',
  tooManySubordinates: '{{name}} already has {{max}} direct reports, which is the most',
  photoHost:
    'Photos from this site aren’t shown here. Upload a file, or ask whoever runs the server to allow the site.',
  notSelf: 'You can’t mark yourself as a former employee',
  adminFired: 'Only a super admin can mark an admin or HR user as a former employee',
};
