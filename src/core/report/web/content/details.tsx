import type { ReactNode } from 'react';
import { chartLines } from '#core/report/contract/reading/report-chart.ts';
import { methodNotes } from '#core/report/contract/reading/report-method.ts';
import { tableColumns } from '#core/report/contract/reading/report-table.ts';
import type { Telling } from '#core/report/contract/reading/report-words.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import type { BesideReport } from './beside.ts';
import { Chart } from './chart/chart.tsx';
import { CompetenceTable } from './competence-table.tsx';
import { Participants } from './participants.tsx';

interface DetailsProps {
  telling: Telling;
  beside: BesideReport;
}

/** The chart, every number, who took part and how the numbers came about: each a press away. */
export function Details({ telling, beside }: DetailsProps) {
  const { content, t } = telling;
  return (
    <Card className="r-details">
      {chartLines(content, t).length > 0 && (
        <Detail heading={t('paper.chart.heading')}>
          <Chart content={content} />
        </Detail>
      )}
      {tableColumns(telling, beside).length > 0 && (
        <Detail heading={t('paper.competences.heading')}>
          <CompetenceTable telling={telling} beside={beside} />
        </Detail>
      )}
      <Detail heading={t('paper.participants.heading')}>
        <Participants content={content} />
      </Detail>
      <Detail heading={t('paper.notes.heading')}>
        <Notes telling={telling} />
      </Detail>
    </Card>
  );
}

const Detail = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Disclosure summary={<h3>{heading}</h3>}>{children}</Disclosure>
);

/** How the numbers were worked out: scale, formula, limits, agreement (data-and-maths, "Report content"). */
function Notes({ telling }: { telling: Telling }) {
  return (
    <dl className="r-notes">
      {methodNotes(telling).map(({ heading, paragraphs }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {paragraphs.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
