import { methods, questionaryTypes } from '#contract/rules/methods.ts';
import type { JournalSearch } from '#web/questionary/journal-search.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { FilterChoices } from '#web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#web/ui/list/filter-frame.tsx';
import { DateField } from '#web/ui/pick/date-field.tsx';

export function FilterFields({ filter, change }: FilterFieldsProps<JournalSearch>) {
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
