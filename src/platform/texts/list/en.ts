import type { Translation } from '#platform/texts/t.ts';
import type { list as ru } from './ru.ts';

export const list: Translation<typeof ru> = {
  sort: 'Sort by',
  sortBy: 'Sort by…',
  unsorted: 'Default order',
  ascending: '{{column}}: ascending',
  descending: '{{column}}: descending',
  pages: 'Pages',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  shown: '{{from}}–{{to}} of {{all}}',
  nothingFound: 'No results',
  nothingFoundText: 'Try a different search or clear the search and filters.',
  undrawn: 'Some characters don’t show in the file',
  undrawnText:
    'Characters that the product’s fonts don’t have: {{count}}. They’re shown as boxes. The server’s administrator can add a font.',
  resetAll: 'Clear search and filters',
  filterActive_one: 'Filter: {{count}} applied',
  filterActive_other: 'Filter: {{count}} applied',
};
