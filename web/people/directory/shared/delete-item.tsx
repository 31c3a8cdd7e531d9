import { useState } from 'react';
import type { Usage } from '#contract/people/usage.ts';
import type { ApiError } from '#web/platform/api/call.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import type { Archive } from './archive.ts';
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
  isArchived?: boolean | undefined;
}

export interface DeleteItemProps {
  tab: DirectoryTab;
  /** Undefined while nothing is being deleted. */
  item: Item | undefined;
  remove: Remove;
  /** The way out where the item is used. */
  archive?: Archive['archive'] | undefined;
  onClose: () => void;
}

/**
 * Asks before deleting. A failed delete closes the question too: a toast says why, or a dialog
 * lists where the item is used (rule 34).
 */
export function DeleteItem({ tab, item, remove, archive, onClose }: DeleteItemProps) {
  const { t } = useT();
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
