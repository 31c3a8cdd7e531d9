import type { ReactNode } from 'react';
import { lastTwo, type YearChange } from '#addon/heatmap/contract/company-points.ts';
import type { CompanyYears, Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { formatGap, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { ChangeMark, Hollow, Scale, Track } from './chart-marks.tsx';
import {
  bandOf,
  type ChartRow,
  competenceRows,
  groupRows,
  reachOf,
  wholeRow,
} from './chart-rows.ts';
import './chart.css';
import { ChartLegend } from './chart-legend.tsx';
import { RowName } from './heat-table.tsx';
import { answeredWords } from './words.ts';
import { trendNote } from './years-table.tsx';

type CompanyChartProps = { heatmap: Heatmap; years: CompanyYears | undefined };

/** The table as a picture: competences with what the rows have there, then the rows against all together. */
export function CompanyChart({ heatmap, years }: CompanyChartProps) {
  const { t } = useT();
  const { total, groupBy } = heatmap;
  const two = years ? lastTwo(years) : null;
  const whole = wholeRow(heatmap, years);
  const rows = competenceRows(heatmap, years);
  const reach = reachOf([whole, ...rows]);
  const competences = t('heatmap.chart.competences');
  const groups = t(`heatmap.chart.groups.${groupBy}`);
  return (
    <div className="heat-chart">
      <Card as="section" className={two ? 'has-last' : undefined}>
        <h2>{competences}</h2>
        <ChartLegend groupBy={groupBy} />
        <Scale last={two && t('heatmap.chart.since', { year: two.before.year })} />
        <ul aria-label={competences}>
          <Row name={t('heatmap.total')} average={total.mark} reach={reach} row={whole}>
            {two && <Hint>{trendNote(whole.trend, t)}</Hint>}
          </Row>
          {rows.map((row) => (
            <Row key={row.key} name={row.name} average={total.mark} reach={reach} row={row} />
          ))}
        </ul>
      </Card>
      <Card as="section" className="has-last">
        <h2>{groups}</h2>
        <Scale last={t('heatmap.answered')} />
        <ul aria-label={groups}>
          {groupRows(heatmap).map(({ row, isWithheld }) => (
            <li key={row.name} className="heat-chart-row">
              <span>
                <RowName row={row} heatmap={heatmap} />
              </span>
              <MarkOf mark={row.mark} isWithheld={isWithheld} average={total.mark} />
              <Hint className="heat-chart-last">
                {t('heatmap.chart.answered', answeredWords(row, t))}
              </Hint>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

type RowProps = {
  name: string;
  average: number | null;
  reach: number;
  row: Pick<ChartRow, 'mark' | 'dots' | 'withheldCount' | 'change'>;
  children?: ReactNode;
};

function Row({ name, average, reach, row, children }: RowProps) {
  const { t } = useT();
  const { mark, dots, withheldCount: number, change } = row;
  return (
    <li className="heat-chart-row">
      <span>
        {hyphenate(name)}
        {mark !== null && number > 0 && <Hint>{t('heatmap.chart.withheld', { number })}</Hint>}
      </span>
      <MarkOf {...{ mark, dots, average }} isWithheld={number > 0} />
      <span className="heat-chart-last">
        {change && <Change change={change} reach={reach} />}
        {children}
      </span>
    </li>
  );
}

type MarkOfProps = {
  mark: number | null;
  isWithheld: boolean;
  average: number | null;
  dots?: ChartRow['dots'];
};

/** The drawing and its number, or a hollow mark and why there is none. */
function MarkOf({ mark, isWithheld, average, dots = [] }: MarkOfProps) {
  const { t, locale } = useT();
  if (mark === null) {
    return (
      <Hint className="heat-chart-none">
        <Hollow />
        {t(isWithheld ? 'heatmap.apart' : 'heatmap.noMarks')}
      </Hint>
    );
  }
  const write = (one: number) => formatMark(one, locale, digitsOfHeatmap);
  const band = bandOf(dots);
  const told = dots.map((dot) => ({ ...dot, said: `${dot.name} ${write(dot.mark)}` }));
  const label = told.map(({ said }) => said).join('; ');
  return (
    <>
      <Track {...{ mark, average, band, label }} dots={told} />
      <span className="heat-chart-mark">
        <b>{write(mark)}</b>
        {band && <Hint>{`${write(band.low)}–${write(band.high)}`}</Hint>}
      </span>
    </>
  );
}

function Change({ change, reach }: { change: YearChange; reach: number }) {
  const { t, locale } = useT();
  const chance = formatMark(change.chance, locale, digitsOfHeatmap);
  return (
    <>
      <ChangeMark change={change} reach={reach} />
      <span className={change.isClear ? 'heat-clear' : undefined}>
        {formatGap(change.change, locale, digitsOfHeatmap)}
      </span>
      <Hint>{t('heatmap.chart.chance', { chance })}</Hint>
    </>
  );
}
