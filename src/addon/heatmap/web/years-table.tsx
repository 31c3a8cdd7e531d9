import {
  companyTrend,
  lastTwo,
  type YearChange,
  yearChange,
} from '#addon/heatmap/contract/company-points.ts';
import type { CompanyYears, YearTotal } from '#addon/heatmap/contract/heatmap.ts';
import { formatGap, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { scaleOf, TrendLine } from '#core/report/web/trend/trend-line.tsx';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { answeredWords, heatTint } from './words.ts';

/** The company and each competence through the years: the last lines of their tables beside each other. */
export function YearsTable({ years }: { years: CompanyYears }) {
  const { t } = useT();
  const two = lastTwo(years);
  if (!two) return null;
  const { competenceList, totalList } = years;
  const cells = competenceList.map((_, at) => totalList.map(({ cellList }) => cellList[at]));
  const marksOf = (at: number) => cells[at]?.map((cell) => cell?.mark ?? null) ?? [];
  const trend = companyTrend(years);
  const markList = trend?.markList ?? [];
  const scale = scaleOf([...cells.flat().map((cell) => cell?.mark ?? null), ...markList]);
  const shown = competenceList
    .map((competence, at) => ({ ...competence, at }))
    .filter(({ at }) => marksOf(at).some((mark) => mark !== null));
  const isLong = totalList.length > 2;
  const told = (name: string, write: (one: YearTotal) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {totalList.map((one) => (
        <td key={one.year}>{write(one)}</td>
      ))}
      <td colSpan={isLong ? 2 : 1} />
    </tr>
  );
  return (
    <section className="heat-years">
      <div>
        <h2>{t('heatmap.years.title')}</h2>
        <Hint as="p">{t('heatmap.years.note')}</Hint>
      </div>
      <ScrollCard label={t('heatmap.years.title')} className="heat-grid heat-years-table">
        <table aria-label={t('heatmap.years.title')}>
          <thead>
            <tr>
              <th scope="col">{t('heatmap.years.competence')}</th>
              {totalList.map(({ year }) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
              <th scope="col">
                {t('heatmap.years.change')}
                <Hint className="heat-people">
                  {t('heatmap.years.changeSince', { year: two.before.year })}
                </Hint>
              </th>
              {isLong && <th scope="col">{t('heatmap.years.trend')}</th>}
            </tr>
          </thead>
          <tbody>
            {told(t('heatmap.people'), ({ peopleCount }) => String(peopleCount))}
            {told(t('heatmap.answered'), (one) => answeredWords(one, t).percent)}
            <MarksRow
              name={t('heatmap.average')}
              cells={totalList.map(({ mark }) => ({ mark }))}
              change={trend}
              note={trendNote(trend, t)}
              trend={isLong ? { marks: markList, scale } : null}
            />
            {shown.map(({ competenceId, name, at }) => {
              const [before, now] = (cells[at] ?? []).slice(-2);
              return (
                <MarksRow
                  key={competenceId}
                  name={name}
                  cells={cells[at] ?? []}
                  change={now ? yearChange(now, before) : null}
                  trend={isLong ? { marks: marksOf(at), scale } : null}
                />
              );
            })}
          </tbody>
        </table>
      </ScrollCard>
    </section>
  );
}

/** A note on the competences in which the change of the whole is measured: those that all these years have in common. */
export function trendNote(
  trend: ReturnType<typeof companyTrend>,
  t: ReturnType<typeof useT>['t'],
): string | undefined {
  if (!trend) return t('heatmap.years.notAlike');
  return trend.isPart ? t('heatmap.years.common', { count: trend.commonCount }) : undefined;
}

interface MarksRowProps {
  name: string;
  cells: readonly ({ mark: number | null; peopleCount?: number } | undefined)[];
  change: YearChange | null;
  note?: string | undefined;
  trend: Pick<Parameters<typeof TrendLine>[0], 'marks' | 'scale'> | null;
}

function MarksRow({ name, cells, change, note, trend }: MarksRowProps) {
  const { t, locale } = useT();
  return (
    <tr>
      <th scope="row">{hyphenate(name)}</th>
      {cells.map((cell, at) => {
        const { mark = null, peopleCount: number } = cell ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each year, in their order.
          <td key={at} data-heat={heatTint(mark)}>
            {formatMark(mark, locale, digitsOfHeatmap)}
            {mark !== null && number !== undefined && (
              <Hint className="heat-people">{t('heatmap.peopleOf', { number })}</Hint>
            )}
          </td>
        );
      })}
      <td className={change?.isClear ? 'heat-clear' : undefined}>
        {formatGap(change?.change ?? null, locale, digitsOfHeatmap)}
        {note && <Hint className="heat-people">{note}</Hint>}
      </td>
      {trend && (
        <td>
          <TrendLine {...trend} width={96} height={28} />
        </td>
      )}
    </tr>
  );
}
