import FileUp from 'lucide-react/icons/file-up';
import History from 'lucide-react/icons/history';
import ListX from 'lucide-react/icons/list-x';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';

const ImportReportsModal = part(
  () => import('./import-modal.tsx'),
  'ImportReportsModal',
  'upload',
  'fileImport',
  'importedReport',
);
const ImportedList = part(() => import('./imported-list.tsx'), 'ImportedList', 'importedReport');

/** Bringing in reports of earlier years, and removing them. Nothing for those who may not. */
export function ImportedMenu() {
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
      {open === 'import' && <ImportReportsModal onClose={close} />}
      {open === 'list' && <ImportedList onClose={close} />}
    </>
  );
}
