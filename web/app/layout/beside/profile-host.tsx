import { useEffect } from 'react';
import { closePanel, useOpenProfile } from '#web/platform/session/panel.ts';
import { part } from '#web/platform/session/part.ts';

const ProfilePanel = part(
  () => import('#web/people/profile/profile-panel.tsx'),
  'ProfilePanel',
  'profile',
);

/**
 * Shows the profile panel beside any screen. It goes with the layout, so that the next person never
 * sees it.
 */
export function ProfileHost() {
  const open = useOpenProfile();
  useEffect(() => closePanel, []);
  if (!open) return null;
  const { employeeId, edits } = open;
  return <ProfilePanel key={`${employeeId} ${edits}`} {...open} onClose={closePanel} />;
}
