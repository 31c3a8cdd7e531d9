import { useParams } from '@tanstack/react-router';
import FileX2 from 'lucide-react/icons/file-x-2';
import Printer from 'lucide-react/icons/printer';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { talkQuestions } from '#core/report/contract/talk/report-talk.ts';
import { useReport } from '#core/report/web/queries.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { ReportLink } from '#core/report/web/shared/report-link.tsx';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { Agreed, Avoid, HowTo } from './talk-advice.tsx';
import { TalkTime } from './talk-time.tsx';
import './talk.css';
import './talk-page.css';

/** What the manager takes to the talk about a report, to be printed (rule 159). */
export function TalkPage() {
  const { questionaryId = '', employeeId = '' } = useParams({ strict: false });
  return <TalkAbout questionaryId={questionaryId} employeeId={employeeId} />;
}

export function TalkAbout(address: ReportAddress) {
  const { t } = useT();
  const report = useReport(address);
  if (report.data) {
    const { data: content, opening } = report.data;
    if (talkQuestions(content).length === 0) {
      return <NoTalk title={t('talk.nothingYet')} text={t('talk.nothingYetText')} />;
    }
    return <Talk content={content} opening={opening} />;
  }
  if (!report.isError) return <Loading />;
  if (isMissing(report.error)) {
    return <NoTalk title={t('report.missing')} text={t('report.missingText')} />;
  }
  return <QueryError query={report} title={t('report.loadFailed')} />;
}

const NoTalk = (props: { title: string; text: string }) => (
  <EmptyState icon={<FileX2 aria-hidden="true" />} {...props} />
);

const Loading = () => (
  <div className="talk" aria-busy="true">
    <Skeleton width="320px" height="32px" />
    <Skeleton height="200px" />
    <Skeleton height="360px" />
  </div>
);

interface TalkProps {
  content: ReportContent;
  opening: ReportSharing | undefined;
}

function Talk({ content, opening }: TalkProps) {
  const { t } = useT();
  return (
    <article className="talk">
      <header className="talk-head">
        <h1>{t('talk.title')}</h1>
        <Muted as="p">{t('talk.of', { name: content.subject, number: content.number })}</Muted>
        <p>{t('talk.lead')}</p>
        <div className="talk-tools">
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            {t('talk.print')}
          </Button>
          <TalkTime name={content.subject} />
          <ReportLink report={content} label={t('talk.toReport')}>
            {t('talk.toReport')}
          </ReportLink>
        </div>
      </header>
      {opening?.state === 'waits' && opening.way === 'talk' && (
        <div className="talk-waits">
          <InfoBlock>{t('talk.waits')}</InfoBlock>
        </div>
      )}
      <HowTo content={content} />
      <section>
        <h2>{t('talk.questions')}</h2>
        <ol className="r-talk">
          {talkQuestions(content).map((question) => (
            <li key={question}>
              <b>{t(`whatNext.questions.${question}`)}</b>
              <Hint>{t(`talk.after.${question}`)}</Hint>
            </li>
          ))}
        </ol>
      </section>
      <Avoid content={content} />
      <Card as="section" className="talk-agreed">
        <Agreed />
      </Card>
    </article>
  );
}
