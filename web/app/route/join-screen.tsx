import { JoinPage } from '#web/people/joining/join-page.tsx';
import { useMailedToken } from './mailed-token.ts';

export function JoinScreen() {
  const token = useMailedToken();
  return <JoinPage token={token} />;
}
