import { useNavigate } from '@tanstack/react-router';
import type { CycleDetail } from '#contract/assessment/cycle/cycle.ts';
import { useDeleteCycle, useMoveCycle } from '#web/assessment/cycle/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';

interface CycleDialogProps {
  cycle: CycleDetail;
  open: boolean;
  onClose: () => void;
}

export function ArchiveDialog({ cycle, open, onClose }: CycleDialogProps) {
  const { t } = useT();
  const update = useMoveCycle();
  const { id, version, status } = cycle;
  const isCalledOff = status === 'nominating';
  return (
    <ConfirmDialog
      open={open}
      title={t('cycleBoard.archiveTitle')}
      text={t(`cycleBoard.archiveText.${isCalledOff ? 'nominating' : 'done'}`)}
      confirmLabel={t('cycleBoard.archiveConfirm')}
      danger={isCalledOff}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate({ body: { id, version, status: 'archived' } }, { onSettled: onClose })
      }
    />
  );
}

/** A failed delete closes the dialog; a toast says why (rule 34). */
export function DeleteDialog({ cycle, open, onClose }: CycleDialogProps) {
  const { t } = useT();
  const navigate = useNavigate();
  const remove = useDeleteCycle();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('cycleBoard.deleteTitle', { number: cycle.number })}
      text={t('cycleBoard.deleteText')}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: cycle.id } },
          {
            onSuccess: () => void navigate({ to: '/estimation/cycles', replace: true }),
            onError: onClose,
          },
        )
      }
    />
  );
}
