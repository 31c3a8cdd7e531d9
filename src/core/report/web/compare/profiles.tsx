import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import { profileLines } from '#core/report/contract/reading/comparison-words.ts';
import {
  type Comparison,
  digitsOfComparison,
} from '#core/report/contract/reading/report-difference.ts';
import { LineChart } from '#core/report/web/content/chart/chart.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

/** Others' and self ratings of both reports in one chart, as far as their competences are the same. */
export function Profiles({ comparison }: { comparison: Comparison }) {
  const texts = useT();
  const { t } = texts;
  const day = (content: ReportContent) => formatDay(lastDayOf(content, texts.timeZone), texts);
  const { names, lines } = profileLines(comparison, { t, day });
  const isPart = comparison.competenceList.length > names.length;
  return (
    <section className="r-section">
      <h3>{t('comparison.chart.heading')}</h3>
      <LineChart
        heading={t('comparison.chart.heading')}
        names={names}
        lines={lines}
        digits={digitsOfComparison(comparison)}
        words={comparison.later.answerWords}
        note={isPart ? t('comparison.chart.onlyBoth') : undefined}
      />
    </section>
  );
}
