import { CycleChoices } from '#core/cycle/web/shared/cycle-choices-part.ts';
import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import { type AssessmentsSearch, shownCycles } from '#core/questionary/web/assessments-search.ts';
import { methods, questionaryTypes } from '#platform/contract/rules/methods.ts';
import { DayRange } from '#platform/web/list/day-range.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

export function FilterFields({ filter, change }: FilterFieldsProps<AssessmentsSearch>) {
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
