import type { ReactNode } from 'react';
import './disclosure.css';

/** More to read for anybody who wants it: a line that opens what it announces. */
export function Disclosure(props: {
  summary: ReactNode;
  /** At first. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { summary, isOpen, children } = props;
  return (
    <details className="ui-disclosure" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
