import type { Translation } from '#platform/texts/t.ts';
import type { scimMessages as ru } from './ru.ts';

/** What the server answers a directory of users by SCIM. */
export const scimMessages: Translation<typeof ru> = {
  invalidFilter:
    'We don’t understand the filter {{filter}}. Use eq, co, sw, pr and and, on userName, externalId, id, emails, displayName or active.',
  invalidPath: 'Unknown attribute: {{path}}',
  invalidValue: 'The value doesn’t fit {{path}}',
  invalidOperation: 'We don’t understand the operation {{op}}. Use add, replace or remove.',
  withoutPath: 'A remove operation needs a path',
  readOnly: 'Only the server sets {{path}}',
  taken: {
    userName: 'Another employee has this userName',
    email: 'Another employee has this email',
  },
  superLeaves:
    'A program can’t mark a super admin as having left. Remove the role in the users list first.',
  rightsLeave:
    'This person already has rights in the product. Create them as active first, then mark them as having left.',
  rightsEmail:
    'Only a super admin can change the email of someone with rights in the product, in the users list',
  noPlaces: 'The directory already has {{most}} entries, and “{{name}}” isn’t one of them',
  nowhere: 'Not assigned',
  held: {
    left: 'Too many people would leave within a day. Try again once HR has confirmed this on the employees page.',
    emails:
      'Too many emails would change within a day. Try again once HR has confirmed this on the employees page.',
    created:
      'Too many people would join within a day. Try again once HR has confirmed this on the employees page.',
    changed:
      'Too many people would change within a day. Try again once HR has confirmed this on the employees page.',
    rights:
      'Someone with rights in the product would leave. Try again once a super admin has confirmed this on the employees page.',
  },
  allowed: 'Confirmed for a day',
  onlySuper: 'Only a super admin can confirm that an admin, HR or a director leaves',
  moreHeld: 'There are more now: {{count}}. Look at the list again.',
};
