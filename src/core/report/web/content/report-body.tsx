import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { broughtInNote } from '#core/report/contract/reading/report-origin.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import type { ReportOpening } from '#core/report/contract/rules/opening.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
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
  () => import('#core/report/web/opening/opening-bar.tsx'),
  'OpeningBar',
  'reportOpening',
);
const TalkHelp = part(() => import('#core/report/web/talk/talk-help.tsx'), 'TalkHelp', 'whatNext');
const WhatNext = part(() => import('#core/report/web/talk/what-next.tsx'), 'WhatNext', 'whatNext');

const LastPlan = part(() => import('#core/report/web/talk/last-plan.tsx'), 'LastPlan', 'plan');

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
