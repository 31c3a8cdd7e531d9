import { useState } from 'react';
import { auditKinds, auditVerbs } from '#contract/audit.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterChoices, FilterFrame } from '#web/ui/filter-frame.tsx';
import { useT } from '#web/ui/texts.tsx';
import { type AuditFilter, noFilter } from './audit-search.ts';

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
    <FilterFrame onApply={() => onChange(draft)} onReset={() => onChange(noFilter)}>
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
      <FilterChoices
        legend={t('audit.action')}
        options={auditVerbs.map((value) => ({ value, label: t(`audit.verb.${value}`) }))}
        chosen={draft.verb}
        onChange={(verb) => change({ verb })}
      />
      <FilterChoices
        legend={t('audit.thing')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
        chosen={draft.kind}
        onChange={(kind) => change({ kind })}
      />
    </FilterFrame>
  );
}

/** The filter alone, without the search beside it. */
const filterOf = ({ kind, verb, dateFrom, dateTo }: AuditFilter): AuditFilter => ({
  ...{ kind, verb, dateFrom, dateTo },
});
