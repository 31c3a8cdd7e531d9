import { useState } from 'react';
import { methods, questionaryTypes } from '#contract/methods.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterChoices, FilterFrame } from '#web/ui/filter-frame.tsx';
import { useT } from '#web/ui/texts.tsx';
import { type JournalFilter, noFilter } from './journal-search.ts';

export interface FilterFormProps {
  filter: JournalFilter;
  onChange: (filter: JournalFilter) => void;
}

/** What is set here counts when it is applied (spec 2, section 2). */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const { t } = useT();
  const [draft, setDraft] = useState(filter);
  const change = (changed: JournalFilter) => setDraft({ ...draft, ...changed });
  return (
    <FilterFrame onApply={() => onChange(draft)} onReset={() => onChange(noFilter)}>
      <DateField
        label={t('questionary.filter.dateFrom')}
        value={draft.dateFrom ?? ''}
        max={draft.dateTo}
        onChange={(day) => change({ dateFrom: day || undefined })}
      />
      <DateField
        label={t('questionary.filter.dateTo')}
        value={draft.dateTo ?? ''}
        min={draft.dateFrom}
        onChange={(day) => change({ dateTo: day || undefined })}
      />
      <FilterChoices
        legend={t('questionary.filter.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={draft.method}
        onChange={(method) => change({ method })}
      />
      <FilterChoices
        legend={t('questionary.filter.type')}
        options={questionaryTypes.map((type) => ({
          value: type,
          label: t(`questionaryType.${type}`),
        }))}
        chosen={draft.type}
        onChange={(type) => change({ type })}
      />
    </FilterFrame>
  );
}
