import type { Translation } from '#platform/texts/t.ts';
import type { scimHeld as ru } from './ru.ts';

/** What a directory of users asks for beyond the limits of a day. */
export const scimHeld: Translation<typeof ru> = {
  rights_one: '{{count}} person with rights in the product would leave',
  rights_other: '{{count}} people with rights in the product would leave',
  left_one: '{{count}} person would leave',
  left_other: '{{count}} people would leave',
  emails_one: '{{count}} email would change',
  emails_other: '{{count}} emails would change',
  created_one: '{{count}} person would join',
  created_other: '{{count}} people would join',
  changed_one: 'Details of {{count}} employee would change',
  changed_other: 'Details of {{count}} employees would change',
  why: 'Your user directory asks for this. On its own it doesn’t change as many in a day, nor mark people with rights as having left. Check the names: if the directory is wrong, don’t confirm, and tell whoever runs it.',
  more_one: 'And {{count}} more',
  more_other: 'And {{count}} more',
  confirm: 'Confirm',
  bySuper: 'A super admin confirms this.',
  confirmOf: {
    rights: 'Confirm who leaves',
    left: 'Confirm who leaves',
    emails: 'Confirm the emails',
    created: 'Confirm who joins',
    changed: 'Confirm the changes',
  },
  ask: {
    rights: 'Confirm that people with rights leave?',
    left: 'Confirm who leaves?',
    emails: 'Confirm the new emails?',
    created: 'Confirm who joins?',
    changed: 'Confirm the changes?',
  },
  askText: {
    rights:
      'Within a day the directory can mark these people as having left: they lose access and their roles right away.',
    left: 'Within a day the directory can mark these people as having left: they lose access right away. You can bring them back from the list of former employees.',
    emails:
      'Within a day the directory can change these people’s emails: messages go to the new addresses.',
    created: 'Within a day the directory can add any number of people.',
    changed:
      'Within a day the directory can change the names, job titles, departments and managers of any number of people.',
  },
};
