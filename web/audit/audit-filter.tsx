import { lazy } from 'react';
import { FilterButton } from '#web/ui/filter-button.tsx';
import { activeFilters } from './audit-search.ts';
import type { FilterFormProps } from './filter-form.tsx';

const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function AuditFilterButton({ filter, onChange }: FilterFormProps) {
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
