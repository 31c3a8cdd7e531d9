import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import {
  sayHowToRead,
  sayMainPoints,
  type Telling,
} from '#core/report/contract/reading/report-words.ts';
import {
  type SeenBehaviour,
  seenBehaviours,
} from '#core/report/contract/telling/report-behaviours.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** What the report is and how to read it, in three lines. */
export function HowToRead({ telling }: { telling: Telling }) {
  const lines = sayHowToRead(telling);
  if (lines.length === 0) return null;
  return (
    <section className="r-read" aria-label={telling.t('paper.read.heading')}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** "Главное": what a reader takes away who reads nothing else. */
export function MainPoints({ telling }: { telling: Telling }) {
  const { t, content } = telling;
  const { top, low } = seenBehaviours(content);
  return (
    <Card as="section" className="r-main">
      <h3>{t('paper.main.heading')}</h3>
      <ul>
        {sayMainPoints(telling).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {top.length + low.length > 0 && (
        <div className="r-seen">
          <Seen heading={t('paper.behaviours.top')} list={top} telling={telling} />
          <Seen heading={t('paper.behaviours.low')} list={low} telling={telling} />
        </div>
      )}
    </Card>
  );
}

interface SeenProps {
  heading: string;
  list: readonly SeenBehaviour[];
  telling: Telling;
}

function Seen({ heading, list, telling: { content, locale } }: SeenProps) {
  if (list.length === 0) return null;
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {list.map(({ questionText, name, mark }) => (
          <li key={questionText + name}>
            <strong>{formatMark(mark, locale, digitsOf(content))}</strong>
            <span>
              {questionText} <Hint>{name}</Hint>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
