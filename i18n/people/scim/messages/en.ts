import type { Translation } from '#i18n/t.ts';
import type { scimMessages as ru } from './ru.ts';

/** What the server answers a directory of users by SCIM. */
export const scimMessages: Translation<typeof ru> = {
  invalidFilter:
    'We don’t understand the filter {{filter}}. Use eq, co, sw, pr and and, on userName, externalId, id, emails, displayName or active.',
  invalidPath: 'There is no attribute {{path}}',
  invalidValue: 'The value doesn’t fit {{path}}',
  invalidOperation: 'We don’t understand the operation {{op}}. Use add, replace or remove.',
  withoutPath: 'A remove operation needs a path',
  readOnly: 'Only the server sets {{path}}',
  taken: {
    userName: 'Another employee has this userName',
    email: 'Another employee has this email',
  },
  superLeaves:
    'A super admin doesn’t leave at a program’s request. Take the role away in the users list first.',
  rightsEmail:
    'Only a super admin changes the email of someone with rights in the product, in the users list',
  noPlaces: 'The directory has {{most}} entries already, and “{{name}}” isn’t one of them',
  nowhere: 'Not assigned',
  held: {
    left: 'Too many people would leave within a day. Once HR has confirmed it on the employees page, try again.',
    emails:
      'Too many emails would change within a day. Once HR has confirmed it on the employees page, try again.',
    created:
      'Too many people would join within a day. Once HR has confirmed it on the employees page, try again.',
    changed:
      'Too many people would be changed within a day. Once HR has confirmed it on the employees page, try again.',
  },
  allowed: 'Confirmed for a day',
  moreHeld: 'There are more by now: {{count}}. Look at the list again.',
};
