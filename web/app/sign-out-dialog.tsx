import { useState } from 'react';
import { signOut } from '#web/session/sign-in.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useT } from '#web/ui/texts.tsx';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const [pending, setPending] = useState(false);
  return (
    <ConfirmDialog
      open
      title={t('shell.exitTitle')}
      text={t('shell.exitText')}
      confirmLabel={t('shell.exit')}
      pending={pending}
      onConfirm={() => {
        setPending(true);
        void signOut();
      }}
      onClose={onClose}
    />
  );
}
