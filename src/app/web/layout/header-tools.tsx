import { useMatches } from '@tanstack/react-router';
import { HelpLink } from '#app/web/menu/help-link.tsx';
import { can } from '#core/account/web/session/session.ts';
import { Bell } from '#core/notification/web/bell.tsx';
import { ArchiveJobs } from '#core/report/web/export/archive-jobs.tsx';

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
