import { useEffect, useRef } from 'react';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';

export type CheckboxProps = Omit<ChoiceFieldProps, 'type' | 'ref'> & {
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <ChoiceField
      {...rest}
      type="checkbox"
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
    />
  );
}
