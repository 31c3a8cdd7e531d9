import { type JournalSearch, journalAddress } from '#web/assessment/questionary/journal-search.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';
import { FilterButton } from '#web/platform/ui/list/filter-button.tsx';

const FilterFields = lazyPart(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));

type JournalFilterProps = { search: JournalSearch; onSearch: (changed: JournalSearch) => void };

/** The filter of the journal and the archive. */
export const JournalFilterButton = ({ search, onSearch }: JournalFilterProps) => (
  <FilterButton filter={search} none={journalAddress.noFilter} onChange={onSearch}>
    {(fields) => <FilterFields {...fields} />}
  </FilterButton>
);
