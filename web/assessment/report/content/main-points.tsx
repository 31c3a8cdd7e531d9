import { sayMainPoints, type Telling } from '#contract/assessment/reading/report-words.ts';
import { Card } from '#web/platform/ui/show/card.tsx';

/** "Главное": what a reader takes away who reads nothing else. */
export function MainPoints({ telling }: { telling: Telling }) {
  return (
    <Card as="section" className="r-main">
      <h3>{telling.t('paper.main.heading')}</h3>
      <ul>
        {sayMainPoints(telling).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
