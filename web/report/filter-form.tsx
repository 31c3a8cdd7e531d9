import { useId, useState } from 'react';
import { methods, questionaryTypes } from '#contract/methods.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { useSubdivisions } from './queries.ts';
import { noFilter, type ReportsFilter, toggled, yearsDown } from './reports-search.ts';

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
    <form
      className="r-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
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
      <Choices
        legend={t('report.filter.year')}
        options={years.map((year) => ({ value: year, label: year }))}
        chosen={draft.year}
        onChange={(year) => change({ year })}
      />
      <Choices
        legend={t('report.filter.method')}
        options={methods.map((method) => ({ value: method, label: method }))}
        chosen={draft.method}
        onChange={(method) => change({ method })}
      />
      <Choices
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
      <div className="r-filter-buttons">
        <Button onClick={() => onChange(noFilter)}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The filters alone: neither the search nor the open report. */
function filtersOf(filter: ReportsFilter): ReportsFilter {
  const { fromDateStart, toDateStart, number, year, method, type, subdivision } = filter;
  return { fromDateStart, toDateStart, number, year, method, type, subdivision };
}

interface ChoicesProps<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[] | undefined;
  onChange: (chosen: V[] | undefined) => void;
  scrolls?: boolean;
}

function Choices<V extends string>(props: ChoicesProps<V>) {
  const { legend, options, chosen, onChange, scrolls } = props;
  const id = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset aria-labelledby={id}>
      <div className="ui-label" id={id}>
        {legend}
      </div>
      <div className={scrolls ? 'r-filter-scroll' : 'r-filter-row'}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen?.includes(value) ?? false}
            onChange={() => onChange(toggled(values, chosen, value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Subdivisions({
  subdivisions,
  ...rest
}: Pick<ChoicesProps<string>, 'chosen' | 'onChange'> & {
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
  return <Choices legend={legend} options={options} scrolls {...rest} />;
}
