import { JoinPage } from '#core/account/web/acceptance/join-page.tsx';
import { useMailedToken } from './mailed-token.ts';

export function JoinScreen() {
  const token = useMailedToken();
  return <JoinPage token={token} />;
}
