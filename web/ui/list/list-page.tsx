import type { ReactNode } from 'react';
import { classNames } from '#web/ui/base/class-names.ts';
import './page-head.css';

/** A page that is a list: its head, its rows, its pages. */
export function ListPage({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('ui-list-page', className)}>{children}</div>;
}
