import { useEffect } from 'react';
import { closePanel, useOpenProfile } from '#web/platform/session/panel.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

const profilePanel = onDemand(async () => {
  const [{ ProfilePanel }] = await Promise.all([
    import('#web/people/profile/profile-panel.tsx'),
    loadTexts('profile'),
  ]);
  return ProfilePanel;
});

/**
 * Shows the profile panel beside any screen. It goes with the layout, so that the next person never
 * sees it.
 */
export function ProfileHost() {
  const open = useOpenProfile();
  useEffect(() => closePanel, []);
  const Panel = usePart(profilePanel, open !== undefined, closePanel);
  if (!open || !Panel) return null;
  const { employeeId, edits } = open;
  return <Panel key={`${employeeId} ${edits}`} {...open} onClose={closePanel} />;
}
