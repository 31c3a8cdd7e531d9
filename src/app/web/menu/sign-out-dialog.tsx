import { useState } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import { signOut } from '#core/account/web/session/sign-out.ts';
import { countUnsent } from '#core/answering/web/draft/draft-storage.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';

interface SignOutDialogProps {
  /** They have said so: what the page would ask from here on would be refused. */
  onLeave: () => void;
  onClose: () => void;
}

export function SignOutDialog({ onLeave, onClose }: SignOutDialogProps) {
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
        onLeave();
        void signOut();
      }}
      onClose={onClose}
    />
  );
}
