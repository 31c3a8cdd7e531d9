import { useNavigate } from '@tanstack/react-router';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { useCycleChecks, useDeleteCycle, useMoveCycle } from '#core/cycle/web/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';

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
  const checks = useCycleChecks(cycle.id, open && isCalledOff);
  const asked = checks.data?.data;
  return (
    <ConfirmDialog
      open={open}
      title={t('cycleBoard.archiveTitle')}
      text={
        isCalledOff ? (
          <>
            {checks.isError && !asked && <QueryError query={checks} />}
            {asked && asked.letterCount > 0 && (
              <p>{t('cycleBoard.archiveText.asked', { count: asked.letterCount })}</p>
            )}
            <p>{t('cycleBoard.archiveText.nominating')}</p>
          </>
        ) : (
          t('cycleBoard.archiveText.done')
        )
      }
      disabled={isCalledOff && !asked}
      confirmLabel={t('cycleBoard.archive')}
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
      text={
        cycle.stageCounts.draft > 0
          ? t('cycleBoard.deleteDrafts', { count: cycle.stageCounts.draft })
          : t('cycleBoard.deleteText')
      }
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
