import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './page-head.css';

/** A page that is a list: head, rows and pager. */
export function ListPage({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('ui-list-page', className)}>{children}</div>;
}
