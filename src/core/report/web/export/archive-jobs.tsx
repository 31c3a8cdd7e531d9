import FolderDown from 'lucide-react/icons/folder-down';
import { useEffect, useRef } from 'react';
import type { Job } from '#core/report/contract/report-archive.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Popover } from '#platform/web/ui/cover/popover.tsx';
import { percent } from '#platform/web/ui/state/progress-bar.tsx';
import './archive-jobs.css';
import { ArchiveRow } from './archive-row.tsx';
import { useJobs } from './queries.ts';

/** In the header, while there are archives: how far they are, and the way to download them. */
export function ArchiveJobs() {
  const { t } = useT();
  const jobs = useJobs();
  useTold(jobs);
  if (jobs.length === 0) return null;
  const running = jobs.filter(({ state }) => state === 'running');
  const sum = (count: (job: Job) => number) => running.reduce((all, job) => all + count(job), 0);
  const part = percent(
    sum(({ doneCount }) => doneCount),
    sum(({ totalCount }) => totalCount),
  );
  const isBroken = jobs.some(({ state }) => state === 'failed');
  const label =
    running.length > 0
      ? t('reportExport.jobs.running', { percent: part })
      : t(isBroken ? 'reportExport.jobs.broken' : 'reportExport.jobs.ready');
  return (
    <Popover
      iconOnly
      variant="quiet"
      label={label}
      button={
        <span className="r-jobs-button">
          <FolderDown />
          {running.length > 0 && <small>{part}%</small>}
        </span>
      }
    >
      {() => (
        <section className="r-jobs">
          <h2>{t('reportExport.jobs.title')}</h2>
          <ul>
            {jobs.map((job) => (
              <ArchiveRow key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </Popover>
  );
}

/** Says once that one is ready, or was given up, whatever page is open by then. */
function useTold(jobs: readonly Job[]): void {
  const { t } = useT();
  const before = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state } of jobs) {
      if (state === 'running') before.current.add(id);
      else if (before.current.delete(id)) {
        if (state === 'done') toast.success(t('reportExport.jobs.isReady'));
        else toast.error(t('reportExport.jobs.gaveUp'), t('common.tryAgain'));
      }
    }
  }, [jobs, t]);
}
