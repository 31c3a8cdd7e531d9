import { companyTrend } from '#addon/heatmap/contract/company-points.ts';
import { companySentences } from '#addon/heatmap/contract/company-words.ts';
import type { CompanyYears, Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { formatGap, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { scaleOf, TrendLine } from '#core/report/web/trend/trend-line.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { answeredWords } from './words.ts';

type CompanySummaryProps = { heatmap: Heatmap; years: CompanyYears | undefined };

/** What the year says in a few sentences, and its totals beside those of the years before. */
export function CompanySummary({ heatmap, years }: CompanySummaryProps) {
  const texts = useT();
  const { year, total } = heatmap;
  return (
    <Card className="heat-summary">
      <ul className="heat-says">
        {companySentences({ heatmap, years }, texts).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Totals years={years ?? { competenceList: [], totalList: [{ year, ...total }] }} />
    </Card>
  );
}

function Totals({ years }: { years: CompanyYears }) {
  const { t, locale } = useT();
  const { totalList } = years;
  const isMany = totalList.length > 1;
  const row = (name: string, write: (one: (typeof totalList)[number]) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {totalList.map((one) => (
        <td key={one.year}>{write(one)}</td>
      ))}
    </tr>
  );
  return (
    <table className="heat-totals" aria-label={t('heatmap.years.summary')}>
      <thead>
        <tr>
          <td />
          {totalList.map(({ year }) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t('heatmap.average'), ({ mark }) => formatMark(mark, locale, digitsOfHeatmap))}
        {row(t('heatmap.people'), ({ peopleCount }) => String(peopleCount))}
        {row(t('heatmap.answered'), (one) => answeredWords(one, t).percent)}
        {isMany && (
          <tr>
            <th scope="row">{t('heatmap.years.trend')}</th>
            <td colSpan={totalList.length} className="heat-trend">
              <AverageTrend years={years} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** How the average has moved, of the competences that all these years have in common. */
function AverageTrend({ years }: { years: CompanyYears }) {
  const { t, locale } = useT();
  const trend = companyTrend(years);
  if (!trend) return <Hint>{t('heatmap.years.notAlike')}</Hint>;
  const { markList, change, isClear, commonCount, isPart } = trend;
  return (
    <span>
      <TrendLine marks={markList} scale={scaleOf(markList)} width={72} height={28} />
      <span className={isClear ? 'heat-clear' : undefined}>
        {formatGap(change, locale, digitsOfHeatmap)}
      </span>
      {isPart && <Hint>{t('heatmap.years.common', { count: commonCount })}</Hint>}
    </span>
  );
}
