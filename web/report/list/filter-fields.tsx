import { methods, questionaryTypes } from '#contract/rules/methods.ts';
import { QueryError } from '#web/api/query-error.tsx';
import type { ReportsSearch } from '#web/report/reports-search.ts';
import type { useSubdivisionNames } from '#web/shared/dictionaries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FilterChoices, type FilterChoicesProps } from '#web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#web/ui/list/filter-frame.tsx';
import { DateField } from '#web/ui/pick/date-field.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';

type ReportFields = FilterFieldsProps<ReportsSearch> & {
  /** Undefined if the person may not filter by subdivision. */
  subdivisions: ReturnType<typeof useSubdivisionNames> | undefined;
};

export function ReportFilterFields({ filter, change, subdivisions }: ReportFields) {
  const { t } = useT();
  const years = yearsDown(new Date());
  return (
    <>
      <DateField
        label={t('report.filter.fromDateStart')}
        value={filter.fromDateStart ?? ''}
        max={filter.toDateStart}
        onChange={(day) => change({ fromDateStart: day || undefined })}
      />
      <DateField
        label={t('report.filter.toDateStart')}
        value={filter.toDateStart ?? ''}
        min={filter.fromDateStart}
        onChange={(day) => change({ toDateStart: day || undefined })}
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
        legend={t('report.filter.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={filter.method}
        onChange={(method) => change({ method })}
      />
      <FilterChoices
        legend={t('report.filter.type')}
        options={questionaryTypes.map((type) => ({
          value: type,
          label: t(`questionaryType.${type}`),
        }))}
        chosen={filter.type}
        onChange={(type) => change({ type })}
      />
      {subdivisions && (
        <Subdivisions
          subdivisions={subdivisions}
          chosen={filter.subdivision}
          onChange={(subdivision) => change({ subdivision })}
        />
      )}
    </>
  );
}

function Subdivisions({
  subdivisions,
  ...rest
}: Pick<FilterChoicesProps<string>, 'chosen' | 'onChange'> & {
  subdivisions: ReturnType<typeof useSubdivisionNames>;
}) {
  const { t } = useT();
  const legend = t('report.filter.subdivision');
  if (subdivisions.isError) {
    return <QueryError query={subdivisions} title={t('report.filter.subdivisionsFailed')} />;
  }
  if (!subdivisions.data) return <Skeleton height="40px" />;
  const options = subdivisions.data.data.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoices legend={legend} options={options} scrolls {...rest} />;
}

const firstYear = 2020;

/** From the current year down to 2020 (spec 2, section 9). */
export function yearsDown(now: Date): string[] {
  const howMany = Math.max(1, now.getFullYear() - firstYear + 1);
  return Array.from({ length: howMany }, (_, back) => String(now.getFullYear() - back));
}
