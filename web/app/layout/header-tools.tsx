import { ArchiveJobs } from '#web/assessment/report/export/archive-jobs.tsx';
import { Bell } from '#web/company/notification/bell.tsx';
import { can } from '#web/platform/session/session.ts';

/** Archives of reports under way, and the bell: for anybody who may have them. */
export function HeaderTools() {
  return (
    <>
      {can('questionary_questionary_list') && <ArchiveJobs />}
      {can('notification_notification_list') && <Bell />}
    </>
  );
}
