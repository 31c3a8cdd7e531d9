import { useEffect } from 'react';
import { firstProfileId } from '#contract/people/library.ts';
import { part } from '#web/platform/session/part.ts';
import { closeSettingUp, useSettingUp } from '#web/platform/shared/setting-up.ts';

const ImportModal = part(
  () => import('#web/people/directory/employee/import-modal.tsx'),
  'ImportModal',
  'directory',
  'upload',
  'fileImport',
);
const LibraryModal = part(
  () => import('#web/people/directory/competence/library-modal.tsx'),
  'LibraryModal',
  'library',
);

/** The import of employees or the library, over any screen. */
export function SettingUpHost() {
  const open = useSettingUp();
  useEffect(() => closeSettingUp, []);
  if (open === 'import') return <ImportModal onClose={closeSettingUp} />;
  return open && <LibraryModal profileId={firstProfileId} onClose={closeSettingUp} />;
}
