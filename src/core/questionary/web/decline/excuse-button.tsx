import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { type DeclinedProps, useExcuse } from './declined-people.tsx';

/** Excuses somebody whose answers are awaited, once it has been said what follows (rule 128). */
export function ExcuseButton({ questionary, participant }: DeclinedProps) {
  const { t, locale } = useT();
  const [asked, setAsked] = useState(false);
  const excuse = useExcuse();
  if (!participant?.isAwaited || !questionary.can.includes('excuse')) return null;
  const close = () => setAsked(false);
  const name = fullName(participant, locale);
  const body = { id: questionary.id, employeeId: participant.id, isExcused: true };
  return (
    <>
      <IconButton
        icon={<UserMinus />}
        label={t('questionaryDecline.excuse', { name })}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={asked}
        title={t('questionaryDecline.excuseTitle')}
        text={t('questionaryDecline.excuseText', { name })}
        confirmLabel={t('questionaryDecline.excuseConfirm')}
        pending={excuse.isPending}
        onConfirm={() => excuse.mutate({ body }, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}
