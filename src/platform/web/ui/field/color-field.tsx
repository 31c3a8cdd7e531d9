import './color-field.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type ColorFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'start' | 'type'> & {
  /** As typed, `#rrggbb` when it is complete. */
  value: string;
  onChange: (value: string) => void;
  /** What the palette beside the text says to screen readers. */
  pickLabel: string;
};

/** A colour, typed or picked from the browser's own palette. */
export function ColorField({ value, onChange, pickLabel, ...rest }: ColorFieldProps) {
  const color = value.trim().toLowerCase();
  return (
    <TextField
      {...rest}
      value={value}
      spellCheck={false}
      autoCapitalize="none"
      maxLength={9}
      onChange={(event) => onChange(event.target.value)}
      start={
        <input
          type="color"
          className="ui-color"
          aria-label={pickLabel}
          value={/^#[0-9a-f]{6}$/.test(color) ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
