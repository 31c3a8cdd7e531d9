import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCompanyYears, useHeatmap } from '#addon/heatmap/web/queries.ts';
import { useLevel } from '#addon/structure/web/org-chart/org-chart-levels.ts';
import { useFormer, useStructureSubdivisions } from '#addon/structure/web/queries.ts';
import { useSummary } from '#addon/summary/web/queries.ts';
import { useAnsweringList } from '#core/answering/web/list/queries.ts';
import { useAudit } from '#core/audit/web/queries.ts';
import { useCycles } from '#core/cycle/web/queries.ts';
import { useDeliveries } from '#core/mail/web/queries.ts';
import { useTemplates } from '#core/mail/web/template/queries.ts';
import { usePending } from '#core/pending/web/queries.ts';
import { useAssessmentsColumn } from '#core/questionary/web/cards.ts';
import { useReportGroups, useReportList } from '#core/report/web/queries.ts';
import { useUsers } from '#core/user/web/queries.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { t } from '#test/screen/screen.tsx';
import { QueryProvider } from './query-provider.tsx';

/** What a page of its own shows first of all (rule 23c). A new page gets its row. */
const pages: Record<string, () => unknown> = {
  'what is awaited': () => usePending({}),
  cycles: () => useCycles({}),
  'the heat map': () => useHeatmap({}),
  'the years of a company': () => useCompanyYears({}),
  'the archive': () => useAssessmentsColumn({}, 'archived'),
  reports: () => useReportList({}),
  'reports in groups': () => useReportGroups({}, 'year'),
  'the company in one report': () => useSummary({ of: 'company' }),
  'what to answer': () => useAnsweringList({}),
  'the activity log': () => useAudit({}),
  'the delivery log': () => useDeliveries({}),
  templates: () => useTemplates('email'),
  'who has left': () => useFormer({}),
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
  const column = vi.fn(() => useAssessmentsColumn({}, 'inwork'));
  const { pageFailed } = draw(column);
  await waitFor(() =>
    expect(column).toHaveLastReturnedWith(expect.objectContaining({ isError: true })),
  );
  expect(pageFailed).not.toHaveBeenCalled();
});
