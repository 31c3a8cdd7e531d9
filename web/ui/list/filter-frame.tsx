import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/press/button.tsx';
import './filter-frame.css';
import { useT } from '#web/ui/base/texts.tsx';

/** What the fields of a filter show, and how they change it. */
export type FilterFieldsProps<F> = { filter: F; change: (changed: Partial<F>) => void };

export type FilterFrameProps<F> = {
  /** The address: it may hold more than the filter, such as the search and the page. */
  filter: F;
  /** All conditions, each undefined. */
  none: F;
  /** Hears what is to be changed in the address. */
  onChange: (changed: Partial<F>) => void;
  /** The fields; they may load late, as their calendars weigh more than a page. */
  children: (fields: FilterFieldsProps<F>) => ReactNode;
};

/** The form of a filter: what is set in it counts when it is applied (spec 2, section 2). */
export function FilterFrame<F extends object>(props: FilterFrameProps<F>) {
  const { filter, none, onChange, children } = props;
  const { t } = useT();
  const [draft, setDraft] = useState<Partial<F>>({});
  return (
    <form
      className="ui-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      {children({
        filter: { ...filter, ...draft },
        change: (changed) => setDraft({ ...draft, ...changed }),
      })}
      <div className="ui-filter-buttons">
        <Button onClick={() => onChange(none)}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}
