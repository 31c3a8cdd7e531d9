import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { downloadReportArchive, type Job } from '#core/report/contract/report-archive.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { ProgressBar, percent } from '#platform/web/ui/state/progress-bar.tsx';
import { useForgetJob, useResumeJob } from './queries.ts';

/** One archive: being made, ready, or given up. */
export function ArchiveRow({ job }: { job: Job }) {
  const { t } = useT();
  const { id, state } = job;
  const forget = useForgetJob();
  const Shown = { running: Running, done: Done, failed: GaveUp }[state];
  return (
    <li className="r-job">
      <div>
        <Shown job={job} />
      </div>
      <IconButton
        label={t(state === 'running' ? 'reportExport.jobs.cancel' : 'reportExport.jobs.forget')}
        icon={<X />}
        pending={forget.isPending}
        onClick={() => forget.mutate({ params: { id } })}
      />
    </li>
  );
}

function Running({ job: { doneCount: done, totalCount: total } }: { job: Job }) {
  const { t } = useT();
  const label = t('reportExport.jobs.preparing', { count: total });
  const text = t('reportExport.jobs.progress', { done, total, percent: percent(done, total) });
  return (
    <>
      <p>{label}</p>
      <div className="r-job-bar">
        <ProgressBar label={label} value={done} max={total} text={text} />
      </div>
    </>
  );
}

function Done({ job: { id, totalCount, failedCount, expiresAt } }: { job: Job }) {
  const texts = useT();
  const { t } = texts;
  const { mutate, isPending } = useDownload(
    downloadReportArchive,
    t('reportExport.jobs.downloadFailed'),
  );
  return (
    <>
      <p>{t('reportExport.jobs.done', { count: totalCount - failedCount })}</p>
      {failedCount > 0 && <p>{t('reportExport.jobs.leftOut', { count: failedCount })}</p>}
      <Hint as="p">{t('reportExport.jobs.until', { moment: formatMoment(expiresAt, texts) })}</Hint>
      <Button
        variant="primary"
        icon={<Download />}
        pending={isPending}
        onClick={() => mutate({ params: { id } })}
      >
        {t('reportExport.jobs.download')}
      </Button>
    </>
  );
}

function GaveUp({ job: { id, doneCount: done, totalCount: total } }: { job: Job }) {
  const { t } = useT();
  const resume = useResumeJob();
  return (
    <>
      <p>{t('reportExport.jobs.gaveUp')}</p>
      <Hint as="p">{t('reportExport.jobs.gaveUpText', { done, total })}</Hint>
      <Button
        icon={<RotateCcw />}
        pending={resume.isPending}
        onClick={() => resume.mutate({ params: { id } })}
      >
        {t('reportExport.jobs.again')}
      </Button>
    </>
  );
}
