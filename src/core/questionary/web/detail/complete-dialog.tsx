import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useStatusUpdate } from '#core/questionary/web/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import type { QuestionaryDialogProps } from './detail-work.tsx';

/** What the menu calls completing. Where the last day is today or past, that is said in its place. */
export const completeLabel = ({ dateEnd }: Pick<QuestionaryDetail, 'dateEnd'>, today: string) =>
  dateEnd > today
    ? 'questionaryDetail.complete'
    : dateEnd === today
      ? 'questionaryDetail.completesToday'
      : 'questionaryDetail.completing';

/** Makes today the last day after a question: answers, letters and reports as at any earlier end (rule 17). */
export function CompleteDialog({ questionary, open, onClose }: QuestionaryDialogProps) {
  const { t } = useT();
  const update = useStatusUpdate();
  const { id, version, passedCount: passed, totalCount: total } = questionary;
  return (
    <ConfirmDialog
      open={open}
      title={t('questionaryDetail.completeTitle')}
      text={
        <div className="q-detail-work">
          <p>{t('questionaryDetail.completeText')}</p>
          {total > 0 && <p>{t('questionaryDetail.completeAnswered', { passed, total })}</p>}
          <p>{t('questionaryDetail.completeLetters')}</p>
        </div>
      }
      confirmLabel={t('questionaryDetail.completeConfirm')}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate({ body: { id, version, status: 'done' } }, { onSettled: onClose })
      }
    />
  );
}
