import { useState } from 'react';
import { longestRefusal, type TitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { useAnswerTitleToConfirm } from './queries.ts';

/** Says no, with a reason if there is one to tell. */
export function RefuseTitle({ wish, onClose }: { wish: TitleToConfirm; onClose: () => void }) {
  const { t } = useT();
  const [reason, setReason] = useState('');
  const answer = useAnswerTitleToConfirm();
  const { employeeId: id, name, wanted } = wish;
  return (
    <ConfirmDialog
      open
      title={t('directory.wish.refuseTitle', { name: wanted.name })}
      text={
        <>
          <p>{t('directory.wish.refuseText', { name })}</p>
          <TextField
            className="directory-title-reason"
            label={t('directory.wish.reason')}
            value={reason}
            maxLength={longestRefusal}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      }
      confirmLabel={t('directory.wish.refuse')}
      pending={answer.isPending}
      onClose={onClose}
      onConfirm={() =>
        answer.mutate(
          { params: { id }, body: { positionId: wanted.id, agrees: false, reason } },
          { onSettled: onClose },
        )
      }
    />
  );
}
