import Download from 'lucide-react/icons/download';
import LibraryBig from 'lucide-react/icons/library-big';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { exportCompetences } from '#core/competence/contract/competence-file.ts';
import { useDirectoryAddress } from '#core/directory/web/shared/use-directory-address.ts';
import { exportFormats } from '#core/employee/contract/employee.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { part } from '#platform/web/device/part.ts';
import { settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Spinner } from '#platform/web/ui/show/spinner.tsx';

const LibraryModal = part(() => import('./library-modal.tsx'), 'LibraryModal', 'library');
const CompetenceImportModal = part(
  () => import('./import-modal.tsx'),
  'CompetenceImportModal',
  'upload',
  'fileImport',
  'competenceImport',
);

/** Competencies from the product's own library, from a file, and to a file. */
export function CompetenceTools() {
  const { t } = useT();
  const can = useCan();
  const [open, setOpen] = useState<'library' | 'file'>();
  const close = () => setOpen(undefined);
  const { items: toFile, isPending } = useExport();
  const label = t('directory.competencies.tools');
  const sources = [
    {
      id: 'library',
      label: t('directory.competencies.fromLibrary'),
      icon: <LibraryBig />,
      onSelect: () => setOpen('library'),
    },
    {
      id: 'file',
      label: t('directory.competencies.fromFile'),
      icon: <Upload />,
      onSelect: () => setOpen('file'),
    },
  ];
  return (
    <span className="directory-tools">
      <Menu
        label={label}
        variant="secondary"
        items={[...(can(settingUp.library) ? sources : []), ...toFile]}
      >
        {isPending ? <Spinner /> : <LibraryBig />}
        {label}
      </Menu>
      {open === 'library' && <LibraryModal onClose={close} />}
      {open === 'file' && <CompetenceImportModal onClose={close} />}
    </span>
  );
}

/** Saves the list as a file: all of it, or what the search has found. */
function useExport() {
  const { t } = useT();
  const { search } = useDirectoryAddress();
  const { q } = search;
  const failed = t('directory.export.failed');
  const { mutate, isPending } = useDownload(exportCompetences, failed);
  const done = t(`directory.competencies.${q ? 'savedFound' : 'savedAll'}`);
  function save(format: (typeof exportFormats)[number]) {
    if (isPending) return;
    mutate({ query: { format, q } }, { onSuccess: () => toast.success(done) });
  }
  const formats = [...exportFormats].reverse();
  const items = formats.map((format) => ({
    id: format,
    label: t(`directory.competencies.${q ? 'foundToFile' : 'toFile'}.${format}`),
    icon: <Download />,
    onSelect: () => save(format),
  }));
  return { items, isPending };
}
