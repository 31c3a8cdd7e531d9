import { useMatches } from '@tanstack/react-router';
import { HelpLink } from '#web/app/menu/help-link.tsx';
import { ArchiveJobs } from '#web/assessment/report/export/archive-jobs.tsx';
import { Bell } from '#web/company/notification/bell.tsx';
import { can } from '#web/platform/session/session.ts';

/** Archives of reports under way and the bell, for anybody who may have them, and the help about the screen. */
export function HeaderTools() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' });
  const tab = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  return (
    <>
      {can('questionary_questionary_list') && <ArchiveJobs />}
      <HelpLink path={path} tab={tab} />
      {can('notification_notification_list') && <Bell />}
    </>
  );
}
