import { useState } from 'react';
import { holds } from '#platform/web/ui/base/holds.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toggled } from '#platform/web/ui/base/toggled.ts';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

export type FilterChoicesProps<V extends string> = {
  legend: string;
  /** `note`: what stands behind it, as how many people. */
  options: readonly { value: V; label: string; note?: string | undefined }[];
  chosen: readonly V[] | undefined;
  /** Called with undefined when none is left. */
  onChange: (chosen: V[] | undefined) => void;
  /** There may be many: puts them in a scrolling box, and more than a few can be searched. */
  scrolls?: boolean;
};

/** More than these don't stand in view together. */
const fewestSearched = 8;

/** A group of checkboxes for several values. */
export function FilterChoices<V extends string>(props: FilterChoicesProps<V>) {
  const { legend, options, chosen, onChange, scrolls } = props;
  const { t } = useT();
  const [q, setQ] = useState('');
  const values = options.map(({ value }) => value);
  const isSearched = scrolls && options.length > fewestSearched;
  const shown = options.filter(({ label }) => holds(label, q));
  return (
    <fieldset>
      <legend className="ui-label">{legend}</legend>
      {isSearched && (
        <SearchField
          label={`${t('common.search')}: ${legend}`}
          value={q}
          debounce={0}
          onChange={setQ}
        />
      )}
      <div className={boxOf(options.length, scrolls)}>
        {shown.length === 0 && <Hint as="p">{t('list.nothingFound')}</Hint>}
        {shown.map(({ value, label, note }) => (
          <Checkbox
            key={value}
            label={
              note ? (
                <>
                  {label} <Muted>{note}</Muted>
                </>
              ) : (
                label
              )
            }
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
