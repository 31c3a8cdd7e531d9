import type { Summary } from '#addon/summary/contract/summary.ts';
import { summaryKinds } from '#addon/summary/contract/summary-kinds.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { type SummaryQuery, useSummaryChoices } from './queries.ts';
import type { SummarySearch } from './summary-search.ts';

type SummaryFilterProps = {
  query: SummaryQuery;
  summary: Summary | undefined;
  /** Whether every summary may be chosen. Otherwise only the year and the method of the reader's own people may. */
  seesAll: boolean;
  onChange: (changed: SummarySearch) => void;
};

export function SummaryFilter({ query, summary, seesAll, onChange }: SummaryFilterProps) {
  const { t } = useT();
  const choices = useSummaryChoices(seesAll);
  const { of, id = '' } = query;
  const named = of === 'company' ? [] : (choices.data?.data[of] ?? []);
  // Leaders are named, so their people are chosen by those alone who are told who leads (rule 161).
  const kinds = summaryKinds.filter(
    (kind) => kind !== 'leader' || kind === of || choices.data?.data.leader.length,
  );
  const years = summary?.yearList.map(String) ?? [];
  return (
    <>
      {seesAll && (
        <Select
          label={t('summary.ofWhom')}
          hideLabel
          value={of}
          options={kinds.map((value) => ({ value, label: t(`summary.of.${value}`) }))}
          onChange={(value) =>
            onChange({ of: value, id: undefined, year: undefined, method: undefined })
          }
          className="summary-kind"
        />
      )}
      {seesAll && of !== 'company' && (
        <div className="summary-whom">
          <ComboBox
            label={t(`summary.choose.${of}`)}
            hideLabel
            placeholder={t(`summary.choose.${of}`)}
            value={id}
            options={named.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(value) => onChange({ id: value || undefined })}
          />
        </div>
      )}
      {summary && (
        <>
          <Segmented
            label={t('summary.method')}
            value={summary.method}
            options={methods.map((value) => ({ value, label: value }))}
            onChange={(method) => onChange({ method })}
          />
          <Select
            label={t('summary.year')}
            hideLabel
            value={String(summary.year)}
            options={years.map((value) => ({ value, label: value }))}
            onChange={(year) => onChange({ year })}
            className="summary-year"
          />
        </>
      )}
    </>
  );
}
