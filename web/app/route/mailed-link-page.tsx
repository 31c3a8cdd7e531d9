import { type ReactNode, useState } from 'react';
import { loadOtherAccount } from '#web/company/auth/load-other-account.ts';
import { NewPasswordPage } from '#web/people/reset/new-password-page.tsx';
import type { AccountQuestion } from '#web/platform/session/arrive.ts';
import { useMailedToken } from './mailed-token.ts';

/**
 * Sets a password. Where somebody else is signed in, the new session is asked about first (rule 48).
 */
export function MailedLinkScreen() {
  const token = useMailedToken();
  const [asked, setAsked] = useState<ReactNode>();
  const ask = async (question: AccountQuestion) => {
    const { OtherAccount } = await loadOtherAccount();
    setAsked(<OtherAccount question={question} />);
  };
  return asked ?? <NewPasswordPage token={token} onOther={ask} />;
}
