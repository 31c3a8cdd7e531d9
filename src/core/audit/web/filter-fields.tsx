import {
  type AuditKind,
  auditKinds,
  auditVerbs,
  securityKinds,
} from '#platform/contract/rules/audit.ts';
import { DayRange } from '#platform/web/list/day-range.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';
import type { AuditSearch } from './audit-search.ts';

/** Whether these kinds and no others are chosen. */
const isSecurity = (chosen: readonly AuditKind[] | undefined): boolean =>
  chosen?.length === securityKinds.length && securityKinds.every((kind) => chosen.includes(kind));

export function AuditFilterFields({ filter, change }: FilterFieldsProps<AuditSearch>) {
  const { t } = useT();
  return (
    <>
      <TextField
        label={t('audit.filter.address')}
        value={filter.address ?? ''}
        onChange={({ target }) => change({ address: target.value.trim() || undefined })}
      />
      <DayRange
        fromLabel={t('audit.filter.dateFrom')}
        from={filter.dateFrom}
        onFrom={(dateFrom) => change({ dateFrom })}
        toLabel={t('audit.filter.dateTo')}
        to={filter.dateTo}
        onTo={(dateTo) => change({ dateTo })}
      />
      <Checkbox
        label={t('audit.filter.security')}
        checked={isSecurity(filter.kind)}
        onChange={({ target }) => change({ kind: target.checked ? [...securityKinds] : undefined })}
      />
      <FilterChoices
        legend={t('audit.action')}
        options={auditVerbs.map((value) => ({ value, label: t(`audit.verb.${value}`) }))}
        scrolls
        chosen={filter.verb}
        onChange={(verb) => change({ verb })}
      />
      <FilterChoices
        legend={t('audit.thing')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
        chosen={filter.kind}
        onChange={(kind) => change({ kind })}
      />
    </>
  );
}
