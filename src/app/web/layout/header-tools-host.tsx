import { part } from '#platform/web/device/part.ts';

const HeaderTools = part(
  () => import('./header-tools.tsx'),
  'HeaderTools',
  'helpLink',
  'notification',
  'reportExport',
);

/** Keeps the bell's place in the header, and loads what stands there when the first screen is there. */
export const HeaderToolsHost = () => (
  <div className="shell-tools">
    <HeaderTools />
  </div>
);
