import type { Summary } from '#addon/summary/contract/summary.ts';
import { answeredPercent, summaryPoints } from '#addon/summary/contract/summary-points.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';
import { SummaryProfile } from './summary-profile.tsx';
import { SummaryTable } from './summary-table.tsx';

/** Sentences first, then the profile, the table, what is seen, and how to read it. */
export function SummaryBody({ summary }: { summary: Summary }) {
  const { t, locale } = useT();
  const { anonymityThreshold: threshold } = summary;
  return (
    <>
      <Facts summary={summary} />
      <Card as="section" className="summary-part">
        <h2>{t('summary.points.title')}</h2>
        <ul className="summary-points">
          {summaryPoints(summary, { t, locale }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <SummaryProfile summary={summary} />
      <SummaryTable summary={summary} />
      <Seen summary={summary} />
      <Disclosure summary={t('summary.how')}>
        <p>{t('summary.explained', { threshold })}</p>
        <p>{t('summary.spreadAbout', { threshold })}</p>
        <p>{t('summary.day')}</p>
      </Disclosure>
    </>
  );
}

function Facts({ summary }: { summary: Summary }) {
  const { t, locale } = useT();
  const { askedCount: asked, answeredCount: answered } = summary;
  const percent = answeredPercent(summary);
  const facts = [
    [t('summary.people'), String(summary.peopleCount)],
    [t('summary.responses'), t('summary.answered', { answered, asked, percent })],
    [t('summary.others'), formatMark(summary.mark, locale, 1)],
    [t('summary.self'), formatMark(summary.selfMark, locale, 1)],
    ...summary.earlierYearList.map((year, at) => [
      `${t('summary.others')}, ${year}`,
      formatMark(summary.earlierMarkList[at] ?? null, locale, 1),
    ]),
  ];
  return (
    <dl className="summary-facts">
      {facts.map(([label, value]) => (
        <Card key={label} className="summary-fact">
          <dt>{label}</dt>
          <dd>
            <Digits>{value}</Digits>
          </dd>
        </Card>
      ))}
    </dl>
  );
}

/** What is seen most and least often; of a department or a leader's people nothing (rule 163). */
function Seen({ summary: { of, topList, lowList } }: { summary: Summary }) {
  const { t } = useT();
  if (of === 'subdivision' || of === 'leader') return null;
  return (
    <Card as="section" className="summary-part">
      <h2>{t('summary.behaviours')}</h2>
      {topList.length === 0 && <p>{t('summary.noBehaviours')}</p>}
      {topList.length > 0 && (
        <div className="summary-seen">
          <SeenList which="top" list={topList} />
          <SeenList which="low" list={lowList} />
        </div>
      )}
    </Card>
  );
}

interface SeenListProps {
  which: 'top' | 'low';
  list: Summary['topList'];
}

function SeenList({ which, list }: SeenListProps) {
  const { t, locale } = useT();
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{t(`summary.${which}`)}</h3>
      <ol>
        {list.map((row) => (
          <li key={row.questionId}>
            <span>
              {row.text}
              <Hint>{row.name}</Hint>
            </span>
            <Digits>{formatMark(row.mark, locale, 1)}</Digits>
          </li>
        ))}
      </ol>
    </div>
  );
}
