import type { Summary, SummaryCompetence } from '#addon/summary/contract/summary.ts';
import {
  formatGap,
  formatMark,
  shownDifference,
} from '#core/report/contract/content/report-numbers.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

/** Each competence: others, self, the difference, the spread between groups, and the years before. */
export function SummaryTable({ summary }: { summary: Summary }) {
  const { t } = useT();
  const { competenceList, earlierYearList } = summary;
  return (
    <ScrollCard label={t('summary.table')} className="mark-table summary-table">
      <table aria-label={t('summary.table')}>
        <thead>
          <tr>
            <th scope="col">{t('summary.competence')}</th>
            <th scope="col">{t('summary.others')}</th>
            <th scope="col">{t('summary.self')}</th>
            <th scope="col">{t('summary.difference')}</th>
            <th scope="col">{t('summary.spread')}</th>
            {earlierYearList.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {competenceList.map((row) => (
            <Row key={row.competenceId} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollCard>
  );
}

function Row({ row }: { row: SummaryCompetence }) {
  const { t, locale } = useT();
  const { mark, self, spread, peopleCount: count, waitingCount } = row;
  const people =
    waitingCount > 0
      ? t('summary.peopleSome', { count, all: count + waitingCount })
      : String(count);
  const format = (value: number | null) => formatMark(value, locale, 1);
  return (
    <tr>
      <th scope="row">{hyphenate(row.name)}</th>
      <td>
        {mark === null ? <Muted>{t('summary.hidden')}</Muted> : <b>{format(mark)}</b>}
        <Hint>{people}</Hint>
      </td>
      <td>
        {format(self.mark)}
        {self.mark !== null && <Hint>{self.peopleCount}</Hint>}
      </td>
      <td>{formatGap(shownDifference(self.mark, mark, 1), locale, 1)}</td>
      <td>
        {spread ? `${format(spread.low)}–${format(spread.high)}` : format(null)}
        {spread && <Hint>{t('summary.spreadOf', { count: spread.groupCount })}</Hint>}
      </td>
      {row.earlierList.map((mean, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each year, in their order.
        <td key={at}>
          {format(mean.mark)}
          {mean.mark !== null && <Hint>{mean.peopleCount}</Hint>}
        </td>
      ))}
    </tr>
  );
}
