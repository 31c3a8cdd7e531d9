import { useState } from 'react';
import { countUnsent } from '#web/assessment/testing/draft/draft-storage.ts';
import { useSession } from '#web/platform/session/session.ts';
import { signOut } from '#web/platform/session/sign-out.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const [pending, setPending] = useState(false);
  const { employeeId } = useSession().user;
  const [losesAnswers] = useState(() => employeeId !== null && countUnsent(employeeId) > 0);
  return (
    <ConfirmDialog
      open
      title={t('signOut.title')}
      danger={losesAnswers}
      text={t(losesAnswers ? 'signOut.unsent' : 'signOut.text')}
      confirmLabel={t(losesAnswers ? 'signOut.deleteAndExit' : 'shell.exit')}
      pending={pending}
      onConfirm={() => {
        setPending(true);
        void signOut();
      }}
      onClose={onClose}
    />
  );
}
