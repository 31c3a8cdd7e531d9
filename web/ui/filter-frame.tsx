import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import './filter-frame.css';
import { useT } from './texts.tsx';
import { toggled } from './toggled.ts';

type FilterFrameProps = {
  onApply: () => void;
  onReset: () => void;
  children: ReactNode;
};

/** The form of a filter: what is set in it counts when it is applied. */
export function FilterFrame({ onApply, onReset, children }: FilterFrameProps) {
  const { t } = useT();
  return (
    <form
      className="ui-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      {children}
      <div className="ui-filter-buttons">
        <Button onClick={onReset}>{t('common.reset')}</Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}

export type FilterChoicesProps<V extends string> = {
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[] | undefined;
  /** Undefined when none is left. */
  onChange: (chosen: V[] | undefined) => void;
  /** Of any number: stands in a box of its own. */
  scrolls?: boolean;
};

/** Any number of values to choose from. */
export function FilterChoices<V extends string>(props: FilterChoicesProps<V>) {
  const { legend, options, chosen, onChange, scrolls } = props;
  const id = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset aria-labelledby={id}>
      <div className="ui-label" id={id}>
        {legend}
      </div>
      <div className={scrolls ? 'ui-filter-scroll' : 'ui-filter-row'}>
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
