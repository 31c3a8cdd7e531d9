import { useParams } from '@tanstack/react-router';
import { JoinPage } from '#web/people/joining/join-page.tsx';

/** Takes the token from the path, as every mailed link has it there. */
export function JoinScreen() {
  const { token } = useParams({ from: '/join/$token' });
  return <JoinPage token={token} />;
}
