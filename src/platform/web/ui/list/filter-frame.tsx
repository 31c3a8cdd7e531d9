import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/ui/press/button.tsx';
import './filter-frame.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** The filter's current values and a function to change them. */
export type FilterFieldsProps<F> = { filter: F; change: (changed: Partial<F>) => void };

export type FilterFrameProps<F> = {
  /** The address parameters. They may hold more than the filter, such as search and page. */
  filter: F;
  /** All conditions, each undefined. */
  none: F;
  /** Called with the parameters to change in the address. */
  onChange: (changed: Partial<F>) => void;
  /** Renders the fields. They may load late, because calendars are larger than a page. */
  children: (fields: FilterFieldsProps<F>) => ReactNode;
};

/** The form of a filter. Its changes take effect when they are applied. */
export function FilterFrame<F extends object>(props: FilterFrameProps<F>) {
  const { filter, none, onChange, children } = props;
  const { t } = useT();
  const [draft, setDraft] = useState<Partial<F>>({});
  return (
    <form
      className="ui-filter"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to a form around the button, which is not what is submitted.
        event.stopPropagation();
        onChange(draft);
      }}
    >
      <div className="ui-filter-fields">
        {children({
          filter: { ...filter, ...draft },
          change: (changed) => setDraft({ ...draft, ...changed }),
        })}
      </div>
      <div className="ui-filter-buttons">
        <Button onClick={() => onChange(none)}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}
