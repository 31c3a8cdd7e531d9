import { useInvitation } from '#web/testing/invitation.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BareLayout } from './bare-layout.tsx';

/** The bare layout for an invitation, which needs no account (rule 23). */
export function AnsweringLayout() {
  return useInvitation() ? <BareLayout /> : <AdminLayout />;
}
