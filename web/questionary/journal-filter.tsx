import { lazy } from 'react';
import { FilterButton } from '#web/ui/filter-button.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { activeFilters } from './journal-search.ts';

const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function JournalFilterButton({ filter, onChange }: FilterFormProps) {
  return (
    <FilterButton count={activeFilters(filter)}>
      {(close) => (
        <FilterForm
          filter={filter}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}
