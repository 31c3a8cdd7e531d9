import { NewEmailPage } from '#core/account/web/own-email/new-email-page.tsx';
import { useMailedToken } from './mailed-token.ts';

export function NewEmailScreen() {
  const token = useMailedToken();
  return <NewEmailPage token={token} />;
}
