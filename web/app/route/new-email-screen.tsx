import { useParams } from '@tanstack/react-router';
import { NewEmailPage } from '#web/people/own-email/new-email-page.tsx';

/** Takes the token from the path, as every mailed link has it there. */
export function NewEmailScreen() {
  const { token } = useParams({ from: '/new-email/$token' });
  return <NewEmailPage token={token} />;
}
