import { useRouter } from '@tanstack/react-router';
import { closeBeside } from '#web/platform/shared/beside.ts';
import { screenOf } from './menu.ts';
import { Preferences } from './preferences.tsx';

/**
 * Language and theme beside the screens of an account. Another language closes the profile, and the
 * questionary that the address opens beside its list (decision 017).
 */
export function AdminPreferences() {
  const router = useRouter();
  const closePanels = () => {
    closeBeside('profile');
    const { pathname } = router.state.location;
    const screen = screenOf(pathname);
    if (screen !== pathname) void router.navigate({ to: screen, search: true, replace: true });
  };
  return <Preferences beforeLocale={closePanels} />;
}
