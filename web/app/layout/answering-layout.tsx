import { useEffect } from 'react';
import { keepProgram } from '#web/platform/offline/keep-program.ts';
import { useInvitation } from '#web/platform/session/invitation.ts';
import { sessionToken } from '#web/platform/session/token.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BareLayout } from './bare-layout.tsx';

/** The bare layout for a link, which needs no account, and for whoever has neither (rules 23, 61). */
export function AnsweringLayout() {
  const token = useInvitation();
  const isOfAccount = token === null && sessionToken() !== null;
  useEffect(() => (isOfAccount ? undefined : keepProgram()), [isOfAccount]);
  return isOfAccount ? <AdminLayout /> : <BareLayout />;
}
