import { methods, questionaryTypes } from '#contract/platform/rules/methods.ts';
import type { JournalSearch } from '#web/assessment/questionary/journal-search.ts';
import { DayRange } from '#web/platform/list/day-range.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { FilterChoices } from '#web/platform/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#web/platform/ui/list/filter-frame.tsx';

export function FilterFields({ filter, change }: FilterFieldsProps<JournalSearch>) {
  const { t } = useT();
  return (
    <>
      <DayRange
        fromLabel={t('questionary.filter.dateFrom')}
        from={filter.dateFrom}
        onFrom={(dateFrom) => change({ dateFrom })}
        toLabel={t('questionary.filter.dateTo')}
        to={filter.dateTo}
        onTo={(dateTo) => change({ dateTo })}
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
