import { useInvitation } from '#web/session/invitation.ts';
import { sessionToken } from '#web/session/token.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BareLayout } from './bare-layout.tsx';

/** The bare layout for a link, which needs no account, and for whoever has neither (rules 23, 61). */
export function AnsweringLayout() {
  const token = useInvitation();
  return token === null && sessionToken() ? <AdminLayout /> : <BareLayout />;
}
