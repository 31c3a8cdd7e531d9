import { useState } from 'react';
import { methods, questionaryTypes } from '#contract/methods.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import { type JournalFilter, noFilter } from './journal-search.ts';

export interface FilterFormProps {
  filter: JournalFilter;
  onChange: (filter: JournalFilter) => void;
}

/** What is set here counts when it is applied (spec 2, section 2). */
export function FilterForm({ filter, onChange }: FilterFormProps) {
  const { t } = useT();
  const [draft, setDraft] = useState(filter);
  const change = (changed: JournalFilter) => setDraft({ ...draft, ...changed });
  return (
    <form
      className="q-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <DateField
        label={t('questionary.filter.dateFrom')}
        value={draft.dateFrom ?? ''}
        max={draft.dateTo}
        onChange={(day) => change({ dateFrom: day || undefined })}
      />
      <DateField
        label={t('questionary.filter.dateTo')}
        value={draft.dateTo ?? ''}
        min={draft.dateFrom}
        onChange={(day) => change({ dateTo: day || undefined })}
      />
      <fieldset>
        <legend className="ui-label">{t('questionary.filter.method')}</legend>
        {methods.map((method) => (
          <Checkbox
            key={method}
            label={method}
            checked={draft.method?.includes(method) ?? false}
            onChange={() => change({ method: toggled(methods, draft.method, method) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="ui-label">{t('questionary.filter.type')}</legend>
        {questionaryTypes.map((type) => (
          <Checkbox
            key={type}
            label={t(`questionaryType.${type}`)}
            checked={draft.type?.includes(type) ?? false}
            onChange={() => change({ type: toggled(questionaryTypes, draft.type, type) })}
          />
        ))}
      </fieldset>
      <div className="q-filter-buttons">
        <Button onClick={() => onChange(noFilter)}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}

/** With the value or without it, in the order of `all`; undefined when none is left. */
function toggled<V>(all: readonly V[], chosen: readonly V[] | undefined, value: V) {
  const next = all.filter((one) => (chosen?.includes(one) ?? false) !== (one === value));
  return next.length > 0 ? next : undefined;
}
