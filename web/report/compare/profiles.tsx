import { useState } from 'react';
import { profileLines } from '#contract/rules/comparison-words.ts';
import { type Comparison, digitsOfComparison } from '#contract/rules/report-difference.ts';
import { Bars } from '#web/report/content/bars.tsx';
import { Toggles } from '#web/report/content/chart.tsx';
import { Radar } from '#web/report/content/radar.tsx';
import type { Hidden } from '#web/report/content/toggles.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { formatDay } from '#web/ui/show/format-date.ts';
import { Hint } from '#web/ui/show/text.tsx';

/** Two axes would enclose no area. */
const fewestAxes = 3;

/**
 * Others' and self ratings of both reports in one chart. Visual only: the table below has the same
 * numbers for screen readers.
 */
export function Profiles({ comparison }: { comparison: Comparison }) {
  const texts = useT();
  const { t } = texts;
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const day = ({ dateEnd }: { dateEnd: string }) => formatDay(dateEnd, texts);
  const { names, lines } = profileLines(comparison, { t, day });
  const digits = digitsOfComparison(comparison);
  const shown = lines.filter(({ key }) => !hidden.has(key));
  const isRadar = names.length >= fewestAxes;
  const isPart = comparison.competenceList.length > names.length;
  if (lines.length === 0) return null;
  return (
    <section className="r-chart">
      <h3>{t('comparison.chart.heading')}</h3>
      {isRadar ? (
        <Radar names={names} lines={shown} />
      ) : (
        <Bars names={names} lines={shown} digits={digits} />
      )}
      {shown.length === 0 && <p className="r-chart-hidden">{t('report.chart.hidden')}</p>}
      <Toggles lines={lines} hidden={hidden} onChange={setHidden} />
      <Hint as="p">
        {t(isRadar ? 'paper.chart.scale' : 'paper.chart.barsScale')} {t('report.chart.legend')}
        {isPart && ` ${t('comparison.chart.onlyBoth')}`}
      </Hint>
    </section>
  );
}
