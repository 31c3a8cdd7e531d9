import { lastTwo, yearChange } from '#addon/heatmap/contract/company-points.ts';
import type { CompanyYears } from '#addon/heatmap/contract/heatmap.ts';
import { formatGap, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { digitsOfHeatmap } from '#core/report/contract/reading/heatmap-groups.ts';
import { scaleOf, TrendLine } from '#core/report/web/trend/trend-line.tsx';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { heatTint } from './words.ts';

/** Each competence through the years: the last lines of their tables beside each other. */
export function YearsTable({ years }: { years: CompanyYears }) {
  const { t, locale } = useT();
  const two = lastTwo(years);
  if (!two) return null;
  const { competenceList, totalList } = years;
  const cells = competenceList.map((_, at) => totalList.map(({ cellList }) => cellList[at]));
  const marksOf = (at: number) => cells[at]?.map((cell) => cell?.mark ?? null) ?? [];
  const scale = scaleOf(cells.flat().map((cell) => cell?.mark ?? null));
  const shown = competenceList
    .map((competence, at) => ({ ...competence, at }))
    .filter(({ at }) => marksOf(at).some((mark) => mark !== null));
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
              {totalList.length > 2 && <th scope="col">{t('heatmap.years.trend')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ competenceId, name, at }) => {
              const [before, now] = (cells[at] ?? []).slice(-2);
              const { change, isClear } = now
                ? yearChange(now, before)
                : { change: null, isClear: false };
              return (
                <tr key={competenceId}>
                  <th scope="row">{hyphenate(name)}</th>
                  {totalList.map(({ year, cellList }) => {
                    const { mark = null, peopleCount = 0 } = cellList[at] ?? {};
                    return (
                      <td key={year} data-heat={heatTint(mark)}>
                        {formatMark(mark, locale, digitsOfHeatmap)}
                        {mark !== null && (
                          <Hint className="heat-people">
                            {t('heatmap.peopleOf', { number: peopleCount })}
                          </Hint>
                        )}
                      </td>
                    );
                  })}
                  <td className={isClear ? 'heat-clear' : undefined}>
                    {formatGap(change, locale, digitsOfHeatmap)}
                  </td>
                  {totalList.length > 2 && (
                    <td>
                      <TrendLine marks={marksOf(at)} scale={scale} width={96} height={28} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollCard>
    </section>
  );
}
