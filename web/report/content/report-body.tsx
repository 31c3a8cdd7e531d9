import type { ReportContent } from '#contract/rules/report-content.ts';
import type { ReportAddress } from '#web/shared/report-address.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';
import { Chart } from './chart.tsx';
import { CommonRatings, OpenAnswers } from './common-answers.tsx';
import { CompetenceTable } from './competence-table.tsx';
import { Notes } from './notes.tsx';
import { Participants } from './participants.tsx';
import { Summary } from './summary.tsx';
import { Zones } from './zones.tsx';

/** The report in the order of the PDF: person, chart, competences, zones, answers, notes on the numbers. */
export function ReportBody(props: { content: ReportContent; address: ReportAddress }) {
  const { content, address } = props;
  const { t } = useT();
  const total = content.participantTypeCount.totalCount;
  return (
    <article className="r-report">
      <Summary content={content} address={address} />
      {content.kind === 'interim' && (
        <InfoBlock>
          {t('paper.interimNote', { passed: content.passedParticipantCount, total })}
        </InfoBlock>
      )}
      <div className="r-profile">
        <Chart content={content} />
        <Participants content={content} />
      </div>
      <CompetenceTable content={content} />
      <Zones content={content} />
      <CommonRatings content={content} />
      <OpenAnswers content={content} />
      <Notes content={content} />
    </article>
  );
}
