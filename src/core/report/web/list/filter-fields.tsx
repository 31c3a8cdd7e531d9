import type {
  useAllPositionNames,
  useAllSubdivisionNames,
} from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import type { ReportsSearch } from '#core/report/web/reports-search.ts';
import { methods, reportTypes } from '#platform/contract/rules/methods.ts';
import { DayRange } from '#platform/web/list/day-range.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';

type ReportFields = FilterFieldsProps<ReportsSearch> & {
  /** Undefined for readers whose reports are about one person. */
  places: Places | undefined;
};

interface Places {
  subdivisions: ReturnType<typeof useAllSubdivisionNames>;
  positions: ReturnType<typeof useAllPositionNames>;
}

export function ReportFilterFields({ filter, change, places }: ReportFields) {
  const { t } = useT();
  const years = yearsDown(new Date());
  return (
    <>
      <DayRange
        fromLabel={t('report.filter.fromDateStart')}
        from={filter.fromDateStart}
        onFrom={(fromDateStart) => change({ fromDateStart })}
        toLabel={t('report.filter.toDateStart')}
        to={filter.toDateStart}
        onTo={(toDateStart) => change({ toDateStart })}
      />
      <TextField
        label={t('report.filter.number')}
        inputMode="numeric"
        autoComplete="off"
        value={filter.number ?? ''}
        onChange={({ target }) =>
          change({ number: target.value.replace(/\D/g, '').slice(0, 6) || undefined })
        }
      />
      <FilterChoices
        legend={t('report.filter.year')}
        options={years.map((year) => ({ value: year, label: year }))}
        chosen={filter.year}
        onChange={(year) => change({ year })}
      />
      <FilterChoices
        legend={t('report.list.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={filter.method}
        onChange={(method) => change({ method })}
      />
      {places && <PlaceFields filter={filter} change={change} places={places} />}
    </>
  );
}

/** Fields for readers who have reports about other people. */
function PlaceFields({ filter, change, places }: ReportFields & { places: Places }) {
  const { t } = useT();
  return (
    <>
      <FilterChoices
        legend={t('report.list.type')}
        options={reportTypes.map((type) => ({ value: type, label: t(`questionaryType.${type}`) }))}
        chosen={filter.type}
        onChange={(type) => change({ type })}
      />
      <EntryChoices
        legend={t('report.filter.subdivision')}
        failed={t('report.filter.subdivisionsFailed')}
        entries={places.subdivisions}
        chosen={filter.subdivision}
        onChange={(subdivision) => change({ subdivision })}
      />
      <EntryChoices
        legend={t('report.filter.position')}
        failed={t('report.filter.positionsFailed')}
        entries={places.positions}
        chosen={filter.position}
        onChange={(position) => change({ position })}
      />
    </>
  );
}

const firstYear = 2020;

/** The years from the current one down to 2020. */
export function yearsDown(now: Date): string[] {
  const howMany = Math.max(1, now.getFullYear() - firstYear + 1);
  return Array.from({ length: howMany }, (_, back) => String(now.getFullYear() - back));
}
