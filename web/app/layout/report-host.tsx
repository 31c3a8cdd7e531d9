import { useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { loadTexts } from '#web/session/texts.ts';
import { noReport, type ReportAddress, reportOf } from '#web/shared/report-address.ts';
import { onDemand, usePart } from '#web/ui/base/on-demand.ts';

const reportModal = onDemand(async () => {
  const [{ ReportModal }] = await Promise.all([
    import('#web/report/content/report-modal.tsx'),
    loadTexts('report'),
  ]);
  return ReportModal;
});

/** Shows the report that the address opens, over whatever page it stands on. */
export function ReportHost() {
  const report = reportOf(useSearch({ strict: false }));
  return report ? <OpenReport key={JSON.stringify(report)} {...report} /> : null;
}

/**
 * Closing goes back where the report was opened from a page, so that the browser's own "back" does
 * not open it again. Whoever came by its address stays on the page beneath.
 */
function OpenReport(report: ReportAddress) {
  const router = useRouter();
  const isClosing = useRef(false);
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    if (router.state.location.state.opensReport) return router.history.back();
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...noReport }),
      replace: true,
      resetScroll: false,
    });
  }
  const ReportModal = usePart(reportModal, true, close);
  return ReportModal ? <ReportModal {...report} onClose={close} /> : null;
}
