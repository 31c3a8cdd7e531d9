import type { Translation } from '#platform/texts/t.ts';
import type { headerSearch as ru } from './ru.ts';

export const headerSearch: Translation<typeof ru> = {
  label: 'Find an assessment',
  hint: 'Number, job title, department or name',
  loading: 'Searching…',
  failed: 'We couldn’t search. Check your connection and try again.',
  more: 'Showing the first {{count}}. Narrow your search.',
  number: '#{{number}}',
  status: {
    created: 'Draft',
    inwork: 'In progress',
    done: 'Completed',
    archived: 'Archived',
  },
};
