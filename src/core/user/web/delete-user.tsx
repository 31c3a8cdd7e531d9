import type { User } from '#core/user/contract/user.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { useDeleteUser } from './queries.ts';

/** A failed delete also closes the dialog; a toast says why (rule 34). */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, locale } = useT();
  const remove = useDeleteUser();
  return (
    <ConfirmDialog
      open
      danger
      title={t('user.deleteTitle')}
      text={t('user.deleteText', { name: shortName(user, locale) })}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: user.id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
