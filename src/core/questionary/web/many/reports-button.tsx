import FolderDown from 'lucide-react/icons/folder-down';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import { useMakeArchive } from '#core/report/web/shared/make-archive.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface ReportsButtonProps {
  rows: readonly ListedQuestionary[];
  onBegun: () => void;
}

/** Begins a ZIP with all reports of those that are over. */
export function ReportsButton({ rows, onBegun }: ReportsButtonProps) {
  const { t } = useT();
  const archive = useMakeArchive();
  const questionaryIdList = rows.filter(isOver).map(({ id }) => id);
  const count = questionaryIdList.length;
  const label = t('questionaryDetail.reportsZip');
  return (
    <Button
      icon={<FolderDown />}
      disabled={count === 0}
      pending={archive.isPending}
      onClick={() => archive.mutate({ body: { questionaryIdList } }, { onSuccess: onBegun })}
    >
      {count > 0 ? t('questionaryDetail.labelled', { label, count }) : label}
    </Button>
  );
}

const isOver = ({ status }: ListedQuestionary) => status === 'done' || status === 'archived';
