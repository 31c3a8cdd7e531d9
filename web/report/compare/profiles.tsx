import { profileLines } from '#contract/rules/comparison-words.ts';
import { type Comparison, digitsOfComparison } from '#contract/rules/report-difference.ts';
import { LineChart } from '#web/report/content/chart.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { formatDay } from '#web/ui/show/format-date.ts';

/**
 * Others' and self ratings of both reports in one chart, as far as their competences are the same.
 */
export function Profiles({ comparison }: { comparison: Comparison }) {
  const texts = useT();
  const { t } = texts;
  const day = ({ dateEnd }: { dateEnd: string }) => formatDay(dateEnd, texts);
  const { names, lines } = profileLines(comparison, { t, day });
  const isPart = comparison.competenceList.length > names.length;
  return (
    <LineChart
      heading={t('comparison.chart.heading')}
      names={names}
      lines={lines}
      digits={digitsOfComparison(comparison)}
      note={isPart ? t('comparison.chart.onlyBoth') : undefined}
    />
  );
}
