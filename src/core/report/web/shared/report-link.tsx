import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paramsOf, type ReportAddress } from './report-address.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The report was opened here, so closing it goes back. */
    opensReport?: true;
  }
}

export interface ReportLinkProps {
  report: ReportAddress;
  label: string;
  children: ReactNode;
}

/** Opens a report over the page it stands on. The page keeps its own address beside the report's. */
export function ReportLink({ report, label, children }: ReportLinkProps) {
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, ...paramsOf(report) })}
      state={{ opensReport: true }}
      resetScroll={false}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
