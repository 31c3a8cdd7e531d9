import { type JournalSearch, journalAddress } from '#web/assessment/questionary/journal-search.ts';
import { part } from '#web/platform/session/part.ts';
import { FilterButton } from '#web/platform/ui/list/filter-button.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';

const FilterFields = part(() => import('./filter-fields.tsx'), 'FilterFields');

type JournalFilterProps = { search: JournalSearch; onSearch: (changed: JournalSearch) => void };

/** The filter of the journal and the archive. */
export const JournalFilterButton = ({ search, onSearch }: JournalFilterProps) => (
  <FilterButton filter={search} none={journalAddress.noFilter} onChange={onSearch}>
    {(fields) => <FilterFields {...fields} meanwhile={<Skeleton width="320px" height="280px" />} />}
  </FilterButton>
);
