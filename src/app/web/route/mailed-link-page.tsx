import { type ReactNode, useState } from 'react';
import { loadOtherAccount } from '#core/account/web/load-other-account.ts';
import { NewPasswordPage } from '#core/account/web/reset/new-password-page.tsx';
import type { AccountQuestion } from '#core/account/web/session/arrive.ts';
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
