import { methods, questionaryTypes } from '#contract/platform/rules/methods.ts';
import { type JournalSearch, shownCycles } from '#web/assessment/questionary/journal-search.ts';
import { DayRange } from '#web/platform/list/day-range.tsx';
import { CycleChoices } from '#web/platform/shared/cycle/cycle-choices-part.ts';
import { useMaySeeCycles } from '#web/platform/shared/cycle/may-see-cycles.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { FilterChoices } from '#web/platform/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#web/platform/ui/list/filter-frame.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';

export function FilterFields({ filter, change }: FilterFieldsProps<JournalSearch>) {
  const { t } = useT();
  const maySeeCycles = useMaySeeCycles();
  const cycles = shownCycles(filter) ?? [];
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
      {maySeeCycles && (
        <CycleChoices
          meanwhile={<Skeleton height="40px" />}
          withNone
          chosen={cycles}
          onChange={(cycle) => change({ cycle: cycle ?? ['all'] })}
        />
      )}
    </>
  );
}
