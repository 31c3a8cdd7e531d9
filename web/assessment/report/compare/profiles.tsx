import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { lastDayOf } from '#contract/assessment/content/report-days.ts';
import { profileLines } from '#contract/assessment/reading/comparison-words.ts';
import {
  type Comparison,
  digitsOfComparison,
} from '#contract/assessment/reading/report-difference.ts';
import { LineChart } from '#web/assessment/report/content/chart/chart.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';

/**
 * Others' and self ratings of both reports in one chart, as far as their competences are the same.
 */
export function Profiles({ comparison }: { comparison: Comparison }) {
  const texts = useT();
  const { t } = texts;
  const day = (content: ReportContent) => formatDay(lastDayOf(content, texts.timeZone), texts);
  const { names, lines } = profileLines(comparison, { t, day });
  const isPart = comparison.competenceList.length > names.length;
  return (
    <LineChart
      heading={t('comparison.chart.heading')}
      names={names}
      lines={lines}
      digits={digitsOfComparison(comparison)}
      words={comparison.later.answerWords}
      note={isPart ? t('comparison.chart.onlyBoth') : undefined}
    />
  );
}
