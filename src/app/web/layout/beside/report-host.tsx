import { useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  type ComparisonAddress,
  comparisonOf,
  withoutComparison,
} from '#core/report/web/shared/comparison-address.ts';
import { noReport, type ReportAddress, reportOf } from '#core/report/web/shared/report-address.ts';
import { part } from '#platform/web/device/part.ts';

const ReportModal = part(
  () => import('#core/report/web/content/report-modal.tsx'),
  'ReportModal',
  'report',
  'reportExport',
);

const ComparisonPart = part(
  () => import('#core/report/web/compare/comparison-part.tsx'),
  'ComparisonPart',
  'report',
);

/** Shows the report or the comparison that the address opens, over whatever page it stands on. */
export function ReportHost() {
  const search = useSearch({ strict: false });
  const report = reportOf(search);
  const comparison = comparisonOf(search);
  return (
    <>
      {report && <OpenReport key={JSON.stringify(report)} {...report} />}
      {comparison && <OpenComparison key={comparison.questionaryId} {...comparison} />}
    </>
  );
}

function OpenReport(report: ReportAddress) {
  const close = useClose((search) => ({ ...search, ...noReport }));
  return <ReportModal {...report} onClose={close} />;
}

function OpenComparison(comparison: ComparisonAddress) {
  const close = useClose(withoutComparison);
  return <ComparisonPart comparison={comparison} onClose={close} />;
}

/**
 * Closing goes back where a page has opened it, so that the browser's own "back" does not open it
 * again. The person who came by its address stays on the page beneath.
 */
function useClose(without: (search: object) => object) {
  const router = useRouter();
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (router.state.location.state.opensReport) return router.history.back();
    void router.navigate({ to: '.', search: without, replace: true, resetScroll: false });
  };
}
