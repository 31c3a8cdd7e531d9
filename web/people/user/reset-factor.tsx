import { useState } from 'react';
import { resetFactor, type User } from '#contract/people/user.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { useSend } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

/** For somebody who has lost their second factor and the codes (rule 106). A toast says what came of it. */
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
