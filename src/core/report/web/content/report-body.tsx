import { useRef } from 'react';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { importedNote } from '#core/report/contract/reading/report-origin.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import type { ReportAddress } from '#core/report/web/shared/report-address.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { Answers } from './answers.tsx';
import type { BesideReport } from './beside.ts';
import { CommonRatings, OpenAnswers } from './common-answers.tsx';
import { CompetenceLines } from './competence-lines.tsx';
import { Details } from './details.tsx';
import { usePrintWhole } from './print-whole.ts';
import { Summary } from './summary.tsx';
import { useTelling } from './telling.ts';
import { Zones } from './zones.tsx';

const SharingBar = part(
  () => import('#core/report/web/sharing/sharing-bar.tsx'),
  'SharingBar',
  'reportOpening',
);
const TalkHelp = part(() => import('#core/report/web/talk/talk-help.tsx'), 'TalkHelp', 'whatNext');

const LastPlan = part(() => import('#core/report/web/talk/last-plan.tsx'), 'LastPlan', 'plan');

const FollowUpBlock = part(
  () => import('#core/follow-up/web/follow-up-block.tsx'),
  'FollowUpBlock',
  'followUp',
);

export interface ReportBodyProps {
  content: ReportContent;
  address: ReportAddress;
  beside: BesideReport;
}

/** The report in the order of the PDF: three answers, every competence, the four lists, comments, then how it came about. */
export function ReportBody({ content, address, beside }: ReportBodyProps) {
  const { t } = useT();
  const whole = useRef<HTMLElement>(null);
  usePrintWhole(whole);
  const telling = useTelling(content);
  const note = importedNote(content, t);
  const total = content.participantTypeCount.totalCount;
  return (
    <article className="r-report" ref={whole}>
      {beside.opening && (
        <SharingBar
          meanwhile={<Skeleton height="96px" />}
          report={content}
          opening={beside.opening}
          can={beside.can}
        >
          {waitsForTalk(beside.opening) && <TalkHelp content={content} />}
        </SharingBar>
      )}
      <Summary content={content} address={address} beside={beside} />
      {content.kind === 'interim' && (
        <InfoBlock>
          {t('paper.interimNote', { passed: content.passedParticipantCount, total })}
        </InfoBlock>
      )}
      {note && <InfoBlock>{note}</InfoBlock>}
      <Answers telling={telling} address={address} />
      {content.kind === 'final' && <LastPlan {...address} />}
      {content.kind === 'final' && (
        <FollowUpBlock questionaryId={address.questionaryId} employeeId={address.employeeId} />
      )}
      <CompetenceLines telling={telling} beside={beside} />
      <Zones telling={telling} />
      <CommonRatings content={content} />
      <OpenAnswers telling={telling} />
      <Details telling={telling} beside={beside} />
    </article>
  );
}

const waitsForTalk = ({ state, way }: ReportSharing): boolean =>
  state === 'waits' && way === 'talk';
