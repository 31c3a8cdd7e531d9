import { Suspense, useState } from 'react';
import { firstProfileId } from '#contract/library.ts';
import { FirstDay, type FirstDayProps } from '#web/questionary/first-day/first-day.tsx';
import { loadTexts } from '#web/session/texts.ts';
import { lazyPart } from '#web/ui/base/patient.ts';

const ImportModal = lazyPart(async () => {
  const load = import('#web/directory/employee/import-modal.tsx');
  return { default: (await Promise.all([load, loadTexts('directory', 'upload')]))[0].ImportModal };
});
const LibraryModal = lazyPart(async () => {
  const load = import('#web/directory/competence/library-modal.tsx');
  return { default: (await Promise.all([load, loadTexts('library')]))[0].LibraryModal };
});

/** The guide with what its steps open, above the journal: nobody leaves it to come back. */
export function FirstDayScreen(props: FirstDayProps) {
  const [open, setOpen] = useState<'import' | 'library'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <FirstDay
        {...props}
        onImport={() => setOpen('import')}
        onLibrary={() => setOpen('library')}
      />
      <Suspense>
        {open === 'import' && <ImportModal onClose={close} />}
        {open === 'library' && <LibraryModal profileId={firstProfileId} onClose={close} />}
      </Suspense>
    </>
  );
}
