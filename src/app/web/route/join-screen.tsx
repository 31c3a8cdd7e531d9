import { JoinPage } from '#core/account/web/joining/join-page.tsx';
import { useMailedToken } from './mailed-token.ts';

export function JoinScreen() {
  const token = useMailedToken();
  return <JoinPage token={token} />;
}
