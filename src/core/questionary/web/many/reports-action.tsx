import FolderDown from 'lucide-react/icons/folder-down';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import { useMakeArchive } from '#core/report/web/shared/make-archive.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';

/** Begins a ZIP with all reports of those that are over; nothing where none is. */
export function useReportsAction(
  rows: readonly ListedQuestionary[],
  onBegun: () => void,
): readonly MenuItem[] {
  const { t } = useT();
  const archive = useMakeArchive();
  const questionaryIdList = rows.filter(isOver).map(({ id }) => id);
  const count = questionaryIdList.length;
  if (count === 0) return [];
  return [
    {
      id: 'reports',
      label: t('questionaryDetail.labelled', { label: t('questionaryDetail.reportsZip'), count }),
      icon: <FolderDown />,
      disabled: archive.isPending,
      onSelect: () => archive.mutate({ body: { questionaryIdList } }, { onSuccess: onBegun }),
    },
  ];
}

const isOver = ({ status }: ListedQuestionary) => status === 'done' || status === 'archived';
