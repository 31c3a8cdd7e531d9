import { useId, useState } from 'react';
import { auditKinds, auditVerbs } from '#contract/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { type AuditFilter, noFilter, toggled } from './audit-search.ts';

export interface FilterFormProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** What is set here counts when it is applied. */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const { t } = useT();
  const [draft, setDraft] = useState<AuditFilter>(() => filterOf(filter));
  const change = (changed: AuditFilter) => setDraft({ ...draft, ...changed });
  return (
    <form
      className="audit-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <DateField
        label={t('audit.filter.dateFrom')}
        value={draft.dateFrom ?? ''}
        max={draft.dateTo}
        onChange={(day) => change({ dateFrom: day || undefined })}
      />
      <DateField
        label={t('audit.filter.dateTo')}
        value={draft.dateTo ?? ''}
        min={draft.dateFrom}
        onChange={(day) => change({ dateTo: day || undefined })}
      />
      <Choices
        legend={t('audit.action')}
        options={auditVerbs.map((value) => ({ value, label: t(`audit.verb.${value}`) }))}
        chosen={draft.verb}
        onChange={(verb) => change({ verb })}
      />
      <Choices
        legend={t('audit.thing')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
        chosen={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <div className="audit-filter-buttons">
        <Button onClick={() => onChange(noFilter)}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The filter alone, without the search beside it. */
const filterOf = ({ kind, verb, dateFrom, dateTo }: AuditFilter): AuditFilter => ({
  ...{ kind, verb, dateFrom, dateTo },
});

interface ChoicesProps<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[] | undefined;
  onChange: (chosen: V[] | undefined) => void;
}

function Choices<V extends string>({ legend, options, chosen, onChange }: ChoicesProps<V>) {
  const id = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset aria-labelledby={id}>
      <div className="ui-label" id={id}>
        {legend}
      </div>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen?.includes(value) ?? false}
          onChange={() => onChange(toggled(values, chosen, value))}
        />
      ))}
    </fieldset>
  );
}
