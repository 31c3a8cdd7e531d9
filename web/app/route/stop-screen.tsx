import { useState } from 'react';
import { StopPage } from '#web/people/user/stop-page.tsx';

/** Takes the token from behind the #, where no server and no log has it. */
export function StopScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  return <StopPage token={token} />;
}
