import { can } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';

const HeaderTools = part(
  () => import('./header-tools.tsx'),
  'HeaderTools',
  'helpLink',
  'notification',
  'reportExport',
);

/** Keeps the places of the help and the bell in the header, and loads them when the first screen is there. */
export const HeaderToolsHost = () => (
  <div className="shell-tools">
    <HeaderTools
      meanwhile={
        <>
          <Place />
          {can('notification_notification_list') && <Place />}
        </>
      }
    />
  </div>
);

const Place = () => <span className="shell-place" />;
