import { methods, questionaryTypes } from '#contract/methods.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterChoices } from '#web/ui/filter-choices.tsx';
import type { FilterFieldsProps } from '#web/ui/filter-frame.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { JournalFilter } from './journal-search.ts';

export function FilterFields({ filter, change }: FilterFieldsProps<JournalFilter>) {
  const { t } = useT();
  return (
    <>
      <DateField
        label={t('questionary.filter.dateFrom')}
        value={filter.dateFrom ?? ''}
        max={filter.dateTo}
        onChange={(day) => change({ dateFrom: day || undefined })}
      />
      <DateField
        label={t('questionary.filter.dateTo')}
        value={filter.dateTo ?? ''}
        min={filter.dateFrom}
        onChange={(day) => change({ dateTo: day || undefined })}
      />
      <FilterChoices
        legend={t('questionary.filter.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={filter.method}
        onChange={(method) => change({ method })}
      />
      <FilterChoices
        legend={t('questionary.filter.type')}
        options={questionaryTypes.map((type) => ({
          value: type,
          label: t(`questionaryType.${type}`),
        }))}
        chosen={filter.type}
        onChange={(type) => change({ type })}
      />
    </>
  );
}
