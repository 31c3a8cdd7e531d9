import { useState } from 'react';
import { resetFactor, type User } from '#core/user/contract/user.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/** Helps somebody who has lost their second factor and the codes (rule 106). A toast says what came of it. */
export function ResetFactor({ user }: { user: User }) {
  const { t, locale } = useT();
  const [open, setOpen] = useState(false);
  const reset = useSend(resetFactor);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('user.factor.action')}
      </Button>
      {open && (
        <ConfirmDialog
          open
          danger
          title={t('user.factor.title')}
          text={t('user.factor.text', { name: shortName(user, locale) })}
          confirmLabel={t('user.factor.confirm')}
          pending={reset.isPending}
          onConfirm={() => reset.mutate({ params: { id: user.id } }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
