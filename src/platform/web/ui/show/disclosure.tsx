import type { ReactNode } from 'react';
import './disclosure.css';

/** More to read for anybody who wants it: a line that opens what it announces. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="ui-disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
