import { toggled } from '#web/platform/ui/base/toggled.ts';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';

export type FilterChoicesProps<V extends string> = {
  legend: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[] | undefined;
  /** Called with undefined when none is left. */
  onChange: (chosen: V[] | undefined) => void;
  /** There may be many: puts them in a scrolling box. */
  scrolls?: boolean;
};

/** A group of checkboxes for several values. */
export function FilterChoices<V extends string>(props: FilterChoicesProps<V>) {
  const { legend, options, chosen, onChange, scrolls } = props;
  const values = options.map(({ value }) => value);
  return (
    <fieldset>
      <legend className="ui-label">{legend}</legend>
      <div className={boxOf(options.length, scrolls)}>
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

/** More than a few stand one under another, as lines of different lengths run on like a text. */
function boxOf(count: number, scrolls = false): string {
  if (scrolls) return 'ui-filter-scroll';
  return count > 4 ? 'ui-filter-list' : 'ui-filter-row';
}
