import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './disclosure.css';

/** More to read for anybody who wants it: a line that opens what it announces. */
export function Disclosure(props: {
  summary: ReactNode;
  /** Whether it is open at first. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { summary, isOpen, className, children } = props;
  return (
    <details className={classNames('ui-disclosure', className)} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
