import FileUp from 'lucide-react/icons/file-up';
import History from 'lucide-react/icons/history';
import ListX from 'lucide-react/icons/list-x';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';

const HistoryImportModal = part(
  () => import('./import-modal.tsx'),
  'HistoryImportModal',
  'upload',
  'fileImport',
  'reportHistory',
);
const HistoryList = part(() => import('./history-list.tsx'), 'HistoryList', 'reportHistory');

/** Bringing in reports of earlier years, and removing them. Nothing for those who may not. */
export function HistoryMenu() {
  const { t } = useT();
  const can = useCan();
  const [open, setOpen] = useState<'import' | 'list'>();
  if (!can(reportPolicy.remove.needs)) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        label={t('report.history.menu')}
        variant="secondary"
        items={[
          {
            id: 'import',
            label: t('report.history.import'),
            icon: <FileUp />,
            onSelect: () => setOpen('import'),
          },
          {
            id: 'list',
            label: t('report.history.list'),
            icon: <ListX />,
            onSelect: () => setOpen('list'),
          },
        ]}
      >
        <History />
        {t('report.history.menu')}
      </Menu>
      {open === 'import' && <HistoryImportModal onClose={close} />}
      {open === 'list' && <HistoryList onClose={close} />}
    </>
  );
}
