import type { ReactNode } from 'react';

/** A term and its value in a `<dl>`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="ui-digits">{children}</dd>
    </div>
  );
}
