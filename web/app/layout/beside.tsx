import { ProfileHost } from './profile-host.tsx';
import { ReportHost } from './report-host.tsx';

/** What opens beside or over any screen. */
export const Beside = () => (
  <>
    <ProfileHost />
    <ReportHost />
  </>
);
