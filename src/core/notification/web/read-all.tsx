import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useRead } from './queries.ts';

export function ReadAll({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const read = useRead({ onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={t('notification.readAllTitle')}
      text={t('notification.readAllText')}
      confirmLabel={t('notification.readAllConfirm')}
      pending={read.isPending}
      onConfirm={() => read.mutate({ body: { idList: 'all' } })}
      onClose={onClose}
    />
  );
}
