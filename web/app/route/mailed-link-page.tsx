import { useParams } from '@tanstack/react-router';
import { NewPasswordPage } from '#web/reset/new-password-page.tsx';

/** Takes the token from the path: `/restore-password/{token}` (spec 1, section 2). */
export function MailedLinkPage() {
  const { token } = useParams({ from: '/restore-password/$token' });
  return <NewPasswordPage token={token} />;
}
