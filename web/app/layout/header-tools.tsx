import { ArchiveJobs } from '#web/assessment/report/export/archive-jobs.tsx';
import { Bell } from '#web/company/notification/bell.tsx';
import { can } from '#web/platform/session/session.ts';
import { loadTexts } from '#web/platform/session/texts.ts';

/** Archives of reports under way, and the bell: for whoever may have them. */
function HeaderTools() {
  return (
    <>
      {can('questionary_questionary_list') && <ArchiveJobs />}
      {can('notification_notification_list') && <Bell />}
    </>
  );
}

/** The tools with their texts. */
export async function loadHeaderTools() {
  await loadTexts('notification', 'reportExport');
  return HeaderTools;
}
