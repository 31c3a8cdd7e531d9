import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { importedNote } from '#core/report/contract/reading/report-origin.ts';
import { voiceFor } from '#core/report/contract/reading/report-voice.ts';
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
import { Summary } from './summary.tsx';
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
  const { t, locale } = useT();
  const { employeeId: reader } = useSession().user;
  const whole = useRef<HTMLElement>(null);
  usePrintWhole(whole);
  const telling = { content, t, locale, voice: voiceFor(reader, content) };
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

/** Opens what is folded for as long as the page is printed (rule 66): paper can't be pressed. */
function usePrintWhole(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const before = () => {
      folded = [
        ...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const each of folded) each.open = true;
    };
    const after = () => {
      for (const each of folded) each.open = false;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [root]);
}
