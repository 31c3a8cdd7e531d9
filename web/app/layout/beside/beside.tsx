import { ProfileHost } from './profile-host.tsx';
import { ReportHost } from './report-host.tsx';
import { SendingHost } from './sending-host.tsx';
import { SettingUpHost } from './setting-up-host.tsx';

/** What opens beside or over any screen. */
export const Beside = () => (
  <>
    <ProfileHost />
    <ReportHost />
    <SendingHost />
    <SettingUpHost />
  </>
);
