import { useEffect } from 'react';
import { firstProfileId } from '#contract/people/library.ts';
import { part } from '#web/platform/session/part.ts';
import { closeAllBeside, closeBeside, useBeside } from '#web/platform/shared/beside.ts';
import { ReportHost } from './report-host.tsx';

const ProfilePanel = part(
  () => import('#web/people/profile/profile-panel.tsx'),
  'ProfilePanel',
  'profile',
);
const SendReportModal = part(
  () => import('#web/assessment/report/send/send-report-modal.tsx'),
  'SendReportModal',
  'reportSend',
);
const ErasureModal = part(
  () => import('#web/assessment/privacy/erasure/erasure-modal.tsx'),
  'ErasureModal',
  'erasure',
);
const EmployeeImportModal = part(
  () => import('#web/people/directory/employee/import-modal.tsx'),
  'EmployeeImportModal',
  'directory',
  'upload',
  'fileImport',
);
const GiveCompetences = part(
  () => import('#web/people/directory/position/give-competences.tsx'),
  'GiveCompetences',
  'directory',
);
const LibraryModal = part(
  () => import('#web/people/directory/competence/library-modal.tsx'),
  'LibraryModal',
  'library',
);

/** What opens beside or over any screen. It goes with the layout, so that the next person never sees it. */
export function Beside() {
  const { profile, sendReport, erasure, giveCompetences, import: importing, library } = useBeside();
  useEffect(() => closeAllBeside, []);
  return (
    <>
      {profile && (
        <ProfilePanel
          key={`${profile.employeeId} ${profile.edits}`}
          {...profile}
          onClose={() => closeBeside('profile')}
        />
      )}
      <ReportHost />
      {sendReport && <SendReportModal {...sendReport} onClose={() => closeBeside('sendReport')} />}
      {erasure && <ErasureModal {...erasure} onClose={() => closeBeside('erasure')} />}
      {giveCompetences && (
        <GiveCompetences {...giveCompetences} onClose={() => closeBeside('giveCompetences')} />
      )}
      {importing && <EmployeeImportModal onClose={() => closeBeside('import')} />}
      {library && (
        <LibraryModal profileId={firstProfileId} onClose={() => closeBeside('library')} />
      )}
    </>
  );
}
