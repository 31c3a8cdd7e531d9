import { can } from '#web/session/session.ts';
import { loadTexts } from '#web/session/texts.ts';
import { onDemand, usePart } from '#web/ui/base/on-demand.ts';

const archiveJobs = onDemand(async () => {
  const load = import('#web/report/export/archive-jobs.tsx');
  return (await Promise.all([load, loadTexts('reportExport')]))[0].ArchiveJobs;
});
const stay = () => {};

/** Archives of reports in the header, of those who can ask for them; loaded after the first screen. */
export function JobsHost() {
  const Jobs = usePart(archiveJobs, can('questionary_questionary_list'), stay);
  return Jobs ? <Jobs /> : null;
}
