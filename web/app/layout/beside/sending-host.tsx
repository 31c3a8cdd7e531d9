import { useEffect } from 'react';
import { loadTexts } from '#web/platform/session/texts.ts';
import { closeSending, useOpenSending } from '#web/platform/shared/sending.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

const sendReportModal = onDemand(async () => {
  const [{ SendReportModal }] = await Promise.all([
    import('#web/assessment/report/send/send-report-modal.tsx'),
    loadTexts('reportSend'),
  ]);
  return SendReportModal;
});

/** The dialog that sends a report, over any screen. It goes with the layout, so that the next person never sees it. */
export function SendingHost() {
  const open = useOpenSending();
  useEffect(() => closeSending, []);
  const SendReportModal = usePart(sendReportModal, open !== undefined, closeSending);
  if (!open || !SendReportModal) return null;
  return <SendReportModal {...open} onClose={closeSending} />;
}
