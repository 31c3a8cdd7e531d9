import { useState } from 'react';
import type { Usage } from '#core/directory/contract/usage.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import type { DirectoryTab } from './directory-tabs.ts';
import { type Archive, type Calls, usageOf, useRemove } from './queries.ts';
import { type Item, UsageDialog } from './usage-dialog.tsx';

export interface DeleteItemProps {
  tab: DirectoryTab;
  /** Undefined while nothing is being deleted. */
  item: Item | undefined;
  calls: Calls<unknown>;
  /** The way out where the item is used. */
  archive?: Archive['archive'] | undefined;
  onClose: () => void;
}

/**
 * Asks before deleting. A failed delete closes the question too: a toast says why, or a dialog
 * lists where the item is used (rule 34).
 */
export function DeleteItem({ tab, item, calls, archive, onClose }: DeleteItemProps) {
  const { t } = useT();
  const remove = useRemove(calls);
  const [used, setUsed] = useState<{ item: Item; usage: Usage }>();
  function confirm(item: Item) {
    remove.mutate(
      { params: { id: item.id } },
      {
        onError: (error) => {
          const usage = usageOf(error);
          if (usage) setUsed({ item, usage });
        },
        onSettled: onClose,
      },
    );
  }
  return (
    <>
      {item && (
        <ConfirmDialog
          open
          danger
          title={t(`directory.${tab}.deleteTitle`)}
          text={t(`directory.${tab}.deleteText`, { name: item.name })}
          confirmLabel={t('common.delete')}
          pending={remove.isPending}
          onConfirm={() => confirm(item)}
          onClose={onClose}
        />
      )}
      {used && <UsageDialog {...used} archive={archive} onClose={() => setUsed(undefined)} />}
    </>
  );
}
