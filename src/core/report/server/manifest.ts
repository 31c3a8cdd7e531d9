import { routes as reportArchive } from './archive/routes.ts';
import { deleteArchives, makeArchive } from './archive/tasks.ts';
import { routes as reportCompare } from './compare/routes.ts';
import { routes as reportExport } from './export/routes.ts';
import { routes as importedReport } from './imported/routes.ts';
import { makePdfs } from './pdf/tasks.ts';
import { renderSentReport, renderSlackReport } from './send/letters.ts';
import { routes as reportSend } from './send/routes.ts';
import { routes as reportSharing } from './sharing/routes.ts';
import { openReports } from './sharing/tasks.ts';
import { makeMissingReports, makeReports } from './tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /** Makes the final reports of a questionary that is done (rule 17). */
    'make-reports': { brandId: string; questionaryId: string };
    /**
     * Makes the next PDFs of its final reports before anybody asks for them, and adds itself again while
     * some are left. `after`: the last subject who has one.
     */
    'make-pdfs': { brandId: string; questionaryId: string; after?: string };
    /** Tries again where making reports was given up (rule 17). */
    'make-missing-reports': ByClock;
    /** Opens the reports whose day has come, and reminds HR of those held over (rules 132 and 136). */
    'open-reports': Record<string, never>;
    /** Makes the next PDFs of an archive of reports, and adds itself again while some are left. */
    'make-archive': { brandId: string; archiveId: string };
    /** Forgets archives that can be downloaded no more. */
    'delete-archives': ByClock;
  }
}

export const manifest = {
  routes: [
    ...reportCompare,
    ...reportExport,
    ...importedReport,
    ...reportSharing,
    ...reportSend,
    ...reportArchive,
  ],
  tasks: {
    'make-reports': makeReports,
    'make-pdfs': makePdfs,
    'make-missing-reports': makeMissingReports,
    'open-reports': openReports,
    'make-archive': makeArchive,
    'delete-archives': deleteArchives,
  },
  cron: {
    'make-missing-reports': '50 * * * *',
    'open-reports': '*/15 * * * *',
    'delete-archives': '20 * * * *',
  },
  letters: { report: renderSentReport },
  slack: { report: renderSlackReport },
};
