import { useEffect } from 'react';
import { part } from '#web/platform/session/part.ts';
import { closeSending, useOpenSending } from '#web/platform/shared/sending.ts';

const SendReportModal = part(
  () => import('#web/assessment/report/send/send-report-modal.tsx'),
  'SendReportModal',
  'reportSend',
);

/** The dialog that sends a report, over any screen. It goes with the layout, so that the next person never sees it. */
export function SendingHost() {
  const open = useOpenSending();
  useEffect(() => closeSending, []);
  return open && <SendReportModal {...open} onClose={closeSending} />;
}
