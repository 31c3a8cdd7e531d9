import FileUp from 'lucide-react/icons/file-up';
import History from 'lucide-react/icons/history';
import ListX from 'lucide-react/icons/list-x';
import { Suspense, useState } from 'react';
import { reportPolicy } from '#contract/assessment/policy/report.ts';
import { useCan } from '#web/platform/session/session.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Menu } from '#web/platform/ui/cover/menu.tsx';

const ImportModal = lazyPart(async () => {
  const texts = loadTexts('upload', 'fileImport', 'reportHistory');
  const [module] = await Promise.all([import('./import-modal.tsx'), texts]);
  return { default: module.ImportModal };
});
const HistoryList = lazyPart(async () => {
  const [module] = await Promise.all([import('./history-list.tsx'), loadTexts('reportHistory')]);
  return { default: module.HistoryList };
});

/** Bringing in reports of earlier years, and removing them. Nothing for whoever may not. */
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
      <Suspense>
        {open === 'import' && <ImportModal onClose={close} />}
        {open === 'list' && <HistoryList onClose={close} />}
      </Suspense>
    </>
  );
}
