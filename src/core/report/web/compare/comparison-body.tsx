import { comparisonPoints } from '#core/report/contract/reading/comparison-points.ts';
import { chanceNotes } from '#core/report/contract/reading/comparison-words.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { Trend } from '#core/report/web/trend/trend.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { Profiles } from './profiles.tsx';
import type { ComparedReports } from './queries.ts';

/** The comparison in the order of the PDF: who and which, main points, chart, table, trend, chance. */
export function ComparisonBody(props: { comparison: Comparison; compared: ComparedReports }) {
  const { comparison, compared } = props;
  const { t, locale } = useT();
  return (
    <article className="r-report">
      <ComparisonHead comparison={comparison} compared={compared} />
      <section className="r-section">
        <h3>{t('comparison.points.heading')}</h3>
        <ul className="rc-points">
          {comparisonPoints(comparison, { t, locale }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Profiles comparison={comparison} />
      <DifferenceTable comparison={comparison} />
      <Trend employeeId={compared.employeeId} />
      <section className="r-section">
        <h3>{t('comparison.chance.heading')}</h3>
        {chanceNotes(comparison, t).map((note) => (
          <p key={note} className="rc-note">
            {note}
          </p>
        ))}
      </section>
    </article>
  );
}
