import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { broughtInNote } from '#contract/assessment/reading/report-origin.ts';
import type { Telling } from '#contract/assessment/reading/report-words.ts';
import type { ReportOpening } from '#contract/assessment/rules/opening.ts';
import { part } from '#web/platform/session/part.ts';
import type { ReportAddress } from '#web/platform/shared/report/report-address.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { Behaviours } from './behaviours.tsx';
import type { BesideReport } from './beside.ts';
import { Chart } from './chart/chart.tsx';
import { CommonRatings, OpenAnswers } from './common-answers.tsx';
import { CompetenceTable } from './competence-table.tsx';
import { HowToRead, MainPoints } from './main-points.tsx';
import { Notes } from './notes.tsx';
import { Participants } from './participants.tsx';
import { Summary } from './summary.tsx';
import { useTelling } from './telling.ts';
import { Zones } from './zones.tsx';

const OpeningBar = part(
  () => import('#web/assessment/report/opening/opening-bar.tsx'),
  'OpeningBar',
  'reportOpening',
);
const TalkHelp = part(
  () => import('#web/assessment/report/talk/talk-help.tsx'),
  'TalkHelp',
  'whatNext',
);
const WhatNext = part(
  () => import('#web/assessment/report/talk/what-next.tsx'),
  'WhatNext',
  'whatNext',
);

const LastPlan = part(
  () => import('#web/assessment/report/talk/last-plan.tsx'),
  'LastPlan',
  'plan',
);

export interface ReportBodyProps {
  content: ReportContent;
  address: ReportAddress;
  beside: BesideReport;
}

/**
 * The report in the order of the PDF: what it comes to, then the numbers, then how they came about.
 */
export function ReportBody({ content, address, beside }: ReportBodyProps) {
  const { t } = useT();
  const telling = useTelling(content);
  const note = broughtInNote(content, t);
  const total = content.participantTypeCount.totalCount;
  return (
    <article className="r-report">
      {beside.opening && (
        <OpeningBar
          meanwhile={<Skeleton height="96px" />}
          report={content}
          opening={beside.opening}
          can={beside.can}
        >
          {waitsForTalk(beside.opening) && <TalkHelp content={content} />}
        </OpeningBar>
      )}
      <Summary content={content} address={address} beside={beside} />
      {content.kind === 'interim' && (
        <InfoBlock>
          {t('paper.interimNote', { passed: content.passedParticipantCount, total })}
        </InfoBlock>
      )}
      {note && <InfoBlock>{note}</InfoBlock>}
      <HowToRead telling={telling} />
      <MainPoints telling={telling} />
      <Zones telling={telling} />
      <Chart content={content} />
      <CompetenceTable telling={telling} beside={beside} />
      <Behaviours telling={telling} />
      <CommonRatings content={content} />
      <OpenAnswers telling={telling} />
      {content.kind === 'final' && <After telling={telling} address={address} />}
      <Participants content={content} />
      <Notes telling={telling} />
    </article>
  );
}

/** What came before the report, and what comes next. */
const After = (props: { telling: Telling; address: ReportAddress }) => (
  <>
    <LastPlan {...props.address} />
    <WhatNext {...props} />
  </>
);

const waitsForTalk = ({ state, way }: ReportOpening): boolean =>
  state === 'waits' && way === 'talk';
