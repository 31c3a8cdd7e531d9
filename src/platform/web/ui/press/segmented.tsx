import { useId } from 'react';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import './segmented.css';

export type SegmentedProps<V extends string> = {
  label: string;
  value: V;
  /** `title` is the full name where `label` is short: RU, Русский. */
  options: readonly { value: V; label: string; title?: string | undefined }[];
  onChange: (value: V) => void;
};

/** A choice between a few short words, all in view. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="ui-segmented">
      <VisuallyHidden as="legend">{props.label}</VisuallyHidden>
      {props.options.map(({ value, label, title }) => (
        <label key={value} title={title}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={title}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
