import { Link } from '@tanstack/react-router';
import type { Heatmap, HeatmapRow } from '#contract/assessment/heatmap.ts';
import { hyphenate } from '#web/platform/ui/base/hyphenate.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ScrollCard } from '#web/platform/ui/show/scroll-card.tsx';
import { HeatCell, HeatTotal } from './heat-cell.tsx';
import { answeredWords } from './words.ts';

/**
 * A row for each department or job title, a column for each competence, and what all are together.
 */
export function HeatTable({ heatmap }: { heatmap: Heatmap }) {
  const { t } = useT();
  const { groupBy, competenceList, rowList, total, anonymityThreshold: threshold } = heatmap;
  return (
    <ScrollCard label={t('heatmap.region')} className="heat-table">
      <table aria-label={t('heatmap.region')}>
        <thead>
          <tr>
            <th scope="col">{t(`heatmap.group.${groupBy}`)}</th>
            {competenceList.map(({ competenceId, name }) => (
              <th key={competenceId} scope="col">
                {hyphenate(name)}
              </th>
            ))}
            <th scope="col">{t('heatmap.average')}</th>
            <th scope="col">{t('heatmap.people')}</th>
            <th scope="col">{t('heatmap.answered')}</th>
          </tr>
        </thead>
        <tbody>
          {rowList.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <RowName row={row} heatmap={heatmap} />
              </th>
              {row.cellList.map((cell, at) => (
                <HeatCell key={competenceList[at]?.competenceId} {...{ cell, threshold }} />
              ))}
              <HeatTotal mark={row.mark} />
              <td>{row.peopleCount}</td>
              <td>{answeredWords(row, t)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('heatmap.total')}</th>
            {total.cellList.map(({ mark }, at) => (
              <HeatTotal key={competenceList[at]?.competenceId} mark={mark} />
            ))}
            <HeatTotal mark={total.mark} />
            <td>{total.peopleCount}</td>
            <td>{answeredWords(total, t)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollCard>
  );
}

/** Leads to the reports behind the row, where the list of reports can be narrowed to them. */
function RowName({ row, heatmap }: { row: HeatmapRow; heatmap: Heatmap }) {
  const { t } = useT();
  const { name, id } = row;
  const { year, method, groupBy } = heatmap;
  if (!id) return hyphenate(name);
  const search = { year: [`${year}`], method: [method], [groupBy]: [id] };
  return (
    <Link to="/estimation/reports" search={search} title={t('heatmap.openReports', { name })}>
      {hyphenate(name)}
    </Link>
  );
}
