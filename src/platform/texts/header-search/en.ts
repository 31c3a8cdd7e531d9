import type { Translation } from '#platform/texts/t.ts';
import type { headerSearch as ru } from './ru.ts';

export const headerSearch: Translation<typeof ru> = {
  label: 'Search everything',
  hint: 'A name, a number, a title, a page, or how something works',
  loading: 'Searching…',
  failed: 'We couldn’t search everywhere. Check your connection and try again.',
  number: '#{{number}}',
  people: 'People',
  actions: 'Actions',
  places: 'Actions and pages',
  help: 'Help',
  createOne: 'Create an assessment',
  createCycle: 'Create a cycle',
  importPeople: 'Import employees',
  status: {
    created: 'Draft',
    inwork: 'In progress',
    done: 'Completed',
    archived: 'Archived',
  },
};
