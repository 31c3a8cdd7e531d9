import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import type { ReportLogEntry } from '#core/report/contract/report.ts';
import { useReportFile } from '#core/report/web/shared/report-file.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { InterimPreviews } from './interim-preview.tsx';
import { useInterimPreview, useMakeInterim, useReportLog } from './interim-queries.ts';

/** The latest interim reports of a questionary in work, and the making of new ones. */
export function DetailInterim({ questionary }: { questionary: QuestionaryDetail }) {
  const { t, locale } = useT();
  const query = useReportLog(questionary.id);
  const log = query.data?.data;
  if (!log && query.isError) return <QueryError query={query} title={t('interim.loadFailed')} />;
  const made = latestInterims(questionary, log ?? []);
  return (
    <section className="q-detail-section" aria-busy={!log}>
      <h3>{t('interim.title')}</h3>
      {!log && <Skeleton height="40px" />}
      {made.length > 0 && (
        <ShortList items={made}>
          {({ subject, entry }) => (
            <Row key={subject.id} name={fullName(subject, locale)} entry={entry} />
          )}
        </ShortList>
      )}
      {log && !hasNews(questionary, log) && <Hint as="p">{t('interim.noNews')}</Hint>}
      {log && questionary.can.includes('makeInterim') && hasNews(questionary, log) && (
        <MakeButton questionary={questionary} again={made.length > 0} />
      )}
    </section>
  );
}

function Row({ name, entry }: { name: string; entry: ReportLogEntry }) {
  const texts = useT();
  const { t } = texts;
  const maySend = useCan()(reportPolicy.send.needs);
  const { questionaryId, employeeId, passedParticipantCount: count } = entry;
  const report = { questionaryId, employeeId, passedParticipantCount: count };
  const { save, isPending } = useReportFile(report, t('questionary.assessments.notFound'));
  return (
    <li className="q-person">
      <FileChartColumn aria-hidden="true" />
      <span>
        <ReportLink report={report} label={t('interim.open', { name })}>
          <bdi>{name}</bdi>
        </ReportLink>
        <Hint digits>
          {t('interim.made', { date: formatMoment(entry.createdAt, texts), count })}
        </Hint>
      </span>
      <IconButton
        label={t('interim.download', { name })}
        icon={<Download />}
        pending={isPending}
        onClick={save}
      />
      {maySend && (
        <IconButton
          label={t('interim.send', { name })}
          icon={<Send />}
          onClick={() => openBeside('sendReport', report)}
        />
      )}
    </li>
  );
}

function MakeButton({ questionary, again }: { questionary: QuestionaryDetail; again: boolean }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const make = useMakeInterim();
  const close = () => setAsked(false);
  const { id, passedCount: passed, totalCount: total, anonymityThreshold: threshold } = questionary;
  const isAnonymous = keepsAnonymity(questionary);
  const preview = useInterimPreview(id, asked && isAnonymous);
  return (
    <>
      <Button className="q-interim" variant="quiet" onClick={() => setAsked(true)}>
        {t(again ? 'interim.again' : 'interim.make')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('interim.confirmTitle')}
        text={
          <div className="q-detail-work">
            <p>{t('interim.confirmText', { passed, total })}</p>
            <p>
              {isAnonymous
                ? t('interim.confirmAnonymous', { threshold })
                : t('interim.confirmNamed')}
            </p>
            {isAnonymous && <InterimPreviews query={preview} threshold={threshold} />}
          </div>
        }
        confirmLabel={t('interim.confirm')}
        pending={make.isPending}
        disabled={isAnonymous && !preview.data}
        onClose={close}
        onConfirm={() => make.mutate({ body: { questionaryId: id } }, { onSettled: close })}
      />
    </>
  );
}

type Subject = QuestionaryDetail['employeeList'][number];

/** The latest interim report about each subject who has one, in the subjects' order. The log is newest first. */
function latestInterims(
  { employeeList }: Pick<QuestionaryDetail, 'employeeList'>,
  log: readonly ReportLogEntry[],
): { subject: Subject; entry: ReportLogEntry }[] {
  return employeeList.flatMap((subject) => {
    const entry = log.find(({ employeeId }) => employeeId === subject.id);
    return entry ? [{ subject, entry }] : [];
  });
}

/** Whether somebody has answered since: only then is another report another. */
const hasNews = (
  { progressList }: Pick<QuestionaryDetail, 'progressList'>,
  log: readonly ReportLogEntry[],
): boolean =>
  progressList.some(({ employeeId, passedCount }) => {
    const latest = log.find((entry) => entry.employeeId === employeeId);
    return passedCount > (latest?.passedParticipantCount ?? 0);
  });
