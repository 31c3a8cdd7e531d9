import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { exportEmployees, exportFormats } from '#core/employee/contract/employee.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { useDownload } from '#platform/web/api/use-download.ts';
import { part } from '#platform/web/device/part.ts';
import { settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Spinner } from '#platform/web/ui/show/spinner.tsx';

const EmployeeImportModal = part(
  () => import('./import-modal.tsx'),
  'EmployeeImportModal',
  'upload',
  'fileImport',
);

/** Importing employees from a file and exporting them. */
export function EmployeeTools() {
  const { t } = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="directory-tools">
      {can(exportEmployees.access) && <Export />}
      {can(settingUp.import) && (
        <ButtonLink
          icon={<History />}
          title={t('directory.import.history')}
          to="/estimation/dictionary/imports"
        >
          <span className="directory-rare">{t('directory.import.history')}</span>
        </ButtonLink>
      )}
      {can(settingUp.import) && (
        <Button icon={<Upload />} onClick={() => setOpen(true)}>
          {t('directory.import.open')}
        </Button>
      )}
      {isOpen && <EmployeeImportModal onClose={() => setOpen(false)} />}
    </span>
  );
}

function Export() {
  const { t } = useT();
  const { mutate, isPending } = useDownload(exportEmployees, t('directory.export.failed'));
  function save(format: (typeof exportFormats)[number]) {
    if (isPending) return;
    const done = () => toast.success(t('directory.export.done'));
    mutate({ query: { format } }, { onSuccess: done });
  }
  return (
    <Menu
      label={t('directory.export.open')}
      variant="secondary"
      items={exportFormats.map((format) => ({
        id: format,
        label: t(`directory.export.${format}`),
        onSelect: () => save(format),
      }))}
    >
      {isPending ? <Spinner /> : <Download />}
      {t('directory.export.open')}
    </Menu>
  );
}
