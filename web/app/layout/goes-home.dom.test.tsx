import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorCodes } from '#contract/platform/call/envelope.ts';
import { t } from '#test/screen/screen.tsx';
import { useAwaited } from '#web/assessment/awaited/queries.ts';
import { useCycles } from '#web/assessment/cycle/queries.ts';
import { useCompanyYears, useHeatmap } from '#web/assessment/heatmap/queries.ts';
import { useLedPlans } from '#web/assessment/plan/queries.ts';
import { useJournalColumn } from '#web/assessment/questionary/cards.ts';
import { useReportGroups, useReportList } from '#web/assessment/report/queries.ts';
import { useSummary } from '#web/assessment/summary/queries.ts';
import { useTestingList } from '#web/assessment/testing/list/queries.ts';
import { useAudit } from '#web/company/audit/queries.ts';
import { useDeliveries } from '#web/company/delivery/queries.ts';
import { useTemplates } from '#web/company/template/queries.ts';
import { useFired, useStructureSubdivisions } from '#web/people/structure/queries.ts';
import { useLevel } from '#web/people/structure/tree/tree-levels.ts';
import { useUsers } from '#web/people/user/queries.ts';
import { TextsProvider } from '#web/platform/ui/base/texts.tsx';
import { QueryProvider } from './query-provider.tsx';

/** What a page of its own shows first of all (rule 23c). A new page gets its row. */
const pages: Record<string, () => unknown> = {
  'what is awaited': () => useAwaited({}),
  cycles: () => useCycles({}),
  'the heat map': () => useHeatmap({}),
  'the years of a company': () => useCompanyYears({}),
  'plans of those one leads': () => useLedPlans({}),
  'the archive': () => useJournalColumn({}, 'archived'),
  reports: () => useReportList({}),
  'reports in groups': () => useReportGroups({}, 'year'),
  'the company in one report': () => useSummary({ of: 'company' }),
  'what to answer': () => useTestingList({}),
  'the activity log': () => useAudit({}),
  'the delivery log': () => useDeliveries({}),
  templates: () => useTemplates('email'),
  'who has left': () => useFired({}),
  'the structure': () => useStructureSubdivisions(undefined),
  'the tree': () => useLevel('top'),
  users: () => useUsers({}),
};

beforeEach(() => {
  const reply = { code: errorCodes.forbidden.code };
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: 403 }));
});

function draw(useQuery: () => unknown) {
  const pageFailed = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider value={{ t, locale: 'ru' }}>
      <QueryProvider pageFailed={pageFailed}>{children}</QueryProvider>
    </TextsProvider>
  );
  return { pageFailed, ...renderHook(useQuery, { wrapper }) };
}

test.each(Object.entries(pages))('%s: whoever is refused goes home', async (_, usePage) => {
  const { pageFailed } = draw(usePage);
  await waitFor(() => expect(pageFailed).toHaveBeenCalledOnce());
});

test('a column of the journal, which is home, says so itself', async () => {
  const column = vi.fn(() => useJournalColumn({}, 'inwork'));
  const { pageFailed } = draw(column);
  await waitFor(() =>
    expect(column).toHaveLastReturnedWith(expect.objectContaining({ isError: true })),
  );
  expect(pageFailed).not.toHaveBeenCalled();
});
