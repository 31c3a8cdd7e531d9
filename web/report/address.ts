import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReportsSearch } from './reports-search.ts';

/** The address of the reports: /estimation/reports?search=…&page=…&questionary=…&employee=… */
export function useReportsAddress() {
  const search: ReportsSearch = useSearch({ from: '/admin/estimation/reports' });
  const navigate = useNavigate();
  const go = (next: ReportsSearch, replace: boolean) =>
    void navigate({ to: '/estimation/reports', search: next, replace, resetScroll: false });
  return {
    search,
    /** Filters replace the address, so that "back" leaves the list; what narrows it begins at page 1. */
    setSearch: (changed: ReportsSearch) => go({ ...search, page: undefined, ...changed }, true),
    close: () => go({ ...search, questionary: undefined, employee: undefined }, false),
  };
}

/** What the address says when that report is open. */
export const openReport = (
  search: ReportsSearch,
  row: { questionaryId: string; employeeId: string },
): ReportsSearch => ({ ...search, questionary: row.questionaryId, employee: row.employeeId });
