import { useParams } from '@tanstack/react-router';
import { NewEmailPage } from '#web/own-email/new-email-page.tsx';

/** The token stands in the path, as in every mailed link. */
export function NewEmailScreen() {
  const { token } = useParams({ from: '/new-email/$token' });
  return <NewEmailPage token={token} />;
}
