import { useEffect } from 'react';
import { firstProfileId } from '#contract/people/library.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { closeSettingUp, useSettingUp } from '#web/platform/shared/setting-up.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

const importModal = onDemand(async () => {
  const load = import('#web/people/directory/employee/import-modal.tsx');
  return (await Promise.all([load, loadTexts('directory', 'upload', 'fileImport')]))[0].ImportModal;
});
const libraryModal = onDemand(async () => {
  const load = import('#web/people/directory/competence/library-modal.tsx');
  return (await Promise.all([load, loadTexts('library')]))[0].LibraryModal;
});

/** The import of employees or the library, over any screen. */
export function SettingUpHost() {
  const open = useSettingUp();
  useEffect(() => closeSettingUp, []);
  const ImportModal = usePart(importModal, open === 'import', closeSettingUp);
  const LibraryModal = usePart(libraryModal, open === 'library', closeSettingUp);
  return (
    <>
      {ImportModal && <ImportModal onClose={closeSettingUp} />}
      {LibraryModal && <LibraryModal profileId={firstProfileId} onClose={closeSettingUp} />}
    </>
  );
}
