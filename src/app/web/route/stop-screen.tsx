import { useLocation } from '@tanstack/react-router';
import { StopPage } from '#core/user/web/stop-page.tsx';

/** Takes the token from behind the #, where no server and no log has it, also where another link follows in the same window. */
export function StopScreen() {
  const token = useLocation().hash.replace(/^#/, '');
  return <StopPage key={token} token={token} />;
}
