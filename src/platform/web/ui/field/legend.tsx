import type { ReactNode } from 'react';
import './field.css';
import { RequiredMark } from './field.tsx';

/** Names a fieldset, as a label names a field. */
export function Legend({ required, children }: { required?: boolean; children: ReactNode }) {
  return (
    <legend className="ui-label">
      {children}
      {required && <RequiredMark />}
    </legend>
  );
}
