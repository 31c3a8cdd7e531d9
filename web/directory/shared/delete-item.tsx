import { useState } from 'react';
import type { Usage } from '#contract/usage.ts';
import type { ApiError } from '#web/api/call.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/ui/cover/confirm-dialog.tsx';
import type { DirectoryTab } from './directory-tabs.ts';
import { UsageDialog } from './usage-dialog.tsx';
import { usageOf } from './usage-of.ts';

/** A mutation that deletes. */
export interface Remove {
  isPending: boolean;
  mutate: (
    input: { params: { id: string } },
    options: { onError: (error: ApiError) => void; onSettled: () => void },
  ) => void;
}

interface Item {
  id: string;
  name: string;
}

export interface DeleteItemProps {
  tab: DirectoryTab;
  /** Undefined while nothing is being deleted. */
  item: Item | undefined;
  remove: Remove;
  onClose: () => void;
}

/**
 * Asks before deleting. A failed delete closes the question too: a toast says why, or a dialog
 * lists where the item is used (rule 34).
 */
export function DeleteItem({ tab, item, remove, onClose }: DeleteItemProps) {
  const { t } = useT();
  const [used, setUsed] = useState<{ name: string; usage: Usage }>();
  function confirm({ id, name }: Item) {
    remove.mutate(
      { params: { id } },
      {
        onError: (error) => {
          const usage = usageOf(error);
          if (usage) setUsed({ name, usage });
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
      {used && <UsageDialog {...used} onClose={() => setUsed(undefined)} />}
    </>
  );
}
