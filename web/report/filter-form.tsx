import { useState } from 'react';
import { methods, questionaryTypes } from '#contract/methods.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterChoices, type FilterChoicesProps, FilterFrame } from '#web/ui/filter-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { useSubdivisions } from './queries.ts';
import { noFilter, type ReportsFilter, yearsDown } from './reports-search.ts';

export interface FilterFormProps {
  filter: ReportsFilter;
  /** Undefined where the person may not filter by it. */
  subdivisions: ReturnType<typeof useSubdivisions> | undefined;
  onChange: (filter: ReportsFilter) => void;
}

/** What is set here counts when it is applied. */
export function FilterForm({ filter, subdivisions, onChange }: FilterFormProps) {
  const { t } = useT();
  const [draft, setDraft] = useState<ReportsFilter>(() => filtersOf(filter));
  const change = (changed: ReportsFilter) => setDraft({ ...draft, ...changed });
  const years = yearsDown(new Date());
  return (
    <FilterFrame onApply={() => onChange(draft)} onReset={() => onChange(noFilter)}>
      <DateField
        label={t('report.filter.fromDateStart')}
        value={draft.fromDateStart ?? ''}
        max={draft.toDateStart}
        onChange={(day) => change({ fromDateStart: day || undefined })}
      />
      <DateField
        label={t('report.filter.toDateStart')}
        value={draft.toDateStart ?? ''}
        min={draft.fromDateStart}
        onChange={(day) => change({ toDateStart: day || undefined })}
      />
      <TextField
        label={t('report.filter.number')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.number ?? ''}
        onChange={({ target }) =>
          change({ number: target.value.replace(/\D/g, '').slice(0, 6) || undefined })
        }
      />
      <FilterChoices
        legend={t('report.filter.year')}
        options={years.map((year) => ({ value: year, label: year }))}
        chosen={draft.year}
        onChange={(year) => change({ year })}
      />
      <FilterChoices
        legend={t('report.filter.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={draft.method}
        onChange={(method) => change({ method })}
      />
      <FilterChoices
        legend={t('report.filter.type')}
        options={questionaryTypes.map((type) => ({
          value: type,
          label: t(`questionaryType.${type}`),
        }))}
        chosen={draft.type}
        onChange={(type) => change({ type })}
      />
      {subdivisions && (
        <Subdivisions
          subdivisions={subdivisions}
          chosen={draft.subdivision}
          onChange={(subdivision) => change({ subdivision })}
        />
      )}
    </FilterFrame>
  );
}

/** The filters alone: neither the search nor the open report. */
function filtersOf(filter: ReportsFilter): ReportsFilter {
  const { fromDateStart, toDateStart, number, year, method, type, subdivision } = filter;
  return { fromDateStart, toDateStart, number, year, method, type, subdivision };
}

function Subdivisions({
  subdivisions,
  ...rest
}: Pick<FilterChoicesProps<string>, 'chosen' | 'onChange'> & {
  subdivisions: ReturnType<typeof useSubdivisions>;
}) {
  const { t } = useT();
  const legend = t('report.filter.subdivision');
  if (subdivisions.isError) {
    return (
      <div role="alert">
        <p className="ui-hint">{t('report.filter.subdivisionsFailed')}</p>
        <Button variant="link" onClick={() => void subdivisions.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!subdivisions.data) return <Skeleton height="40px" />;
  const options = subdivisions.data.data.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoices legend={legend} options={options} scrolls {...rest} />;
}
