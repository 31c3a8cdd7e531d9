import { useEffect } from 'react';
import { firstProfileId } from '#core/library/contract/library.ts';
import { part } from '#platform/web/device/part.ts';
import { closeAllBeside, closeBeside, useBeside } from '#platform/web/shared/beside.ts';
import { ReportHost } from './report-host.tsx';

const ProfilePanel = part(
  () => import('#core/profile/web/profile-panel.tsx'),
  'ProfilePanel',
  'profile',
);
const SendReportModal = part(
  () => import('#core/report/web/send/send-report-modal.tsx'),
  'SendReportModal',
  'reportSend',
);
const ErasureModal = part(
  () => import('#addon/privacy/web/erasure/erasure-modal.tsx'),
  'ErasureModal',
  'privacyErasure',
);
const EmployeeImportModal = part(
  () => import('#core/employee/web/import-modal.tsx'),
  'EmployeeImportModal',
  'directory',
  'upload',
  'fileImport',
);
const GiveCompetences = part(
  () => import('#core/directory/web/position/give-competences.tsx'),
  'GiveCompetences',
  'directory',
);
const LibraryModal = part(
  () => import('#core/competence/web/library-modal.tsx'),
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
      {sendReport && (
        <SendReportModal
          key={`${sendReport.questionaryId} ${sendReport.employeeId}`}
          {...sendReport}
          onClose={() => closeBeside('sendReport')}
        />
      )}
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
