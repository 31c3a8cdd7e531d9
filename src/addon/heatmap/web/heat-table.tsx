import { Link } from '@tanstack/react-router';
import type { Heatmap, HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { HeatCell, HeatTotal } from './heat-cell.tsx';
import { answeredWords } from './words.ts';

/** From how many letters on words in heads break: where heads are many, from nine, and where they are few, as usual. */
const longInHead = (count: number) => (count > 7 ? 9 : undefined);

/**
 * A row for each department or job title: what it is as a whole, then a column for each competence, and last
 * what all are together.
 */
export function HeatTable({ heatmap }: { heatmap: Heatmap }) {
  const { t } = useT();
  const { groupBy, rowList, total, anonymityThreshold: threshold } = heatmap;
  const { columns, foldedNames } = shownColumns(heatmap);
  return (
    <>
      <ScrollCard label={t('heatmap.region')} className="heat-grid heat-table">
        <table aria-label={t('heatmap.region')}>
          <thead>
            <tr>
              <th scope="col">{t(`heatmap.group.${groupBy}`)}</th>
              <th scope="col" className="heat-average">
                {t('heatmap.average')}
              </th>
              <th scope="col" className="heat-count">
                {t('heatmap.people')}
              </th>
              <th scope="col" className="heat-answered">
                {t('heatmap.answered')}
              </th>
              {columns.map(({ competenceId, name }) => (
                <th key={competenceId} scope="col">
                  {hyphenate(name, longInHead(columns.length))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowList.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <RowName row={row} heatmap={heatmap} />
                </th>
                <Whole row={row} />
                {columns.map(({ competenceId, at }) => {
                  const cell = row.cellList[at];
                  return cell && <HeatCell key={competenceId} {...{ cell, threshold }} />;
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('heatmap.total')}</th>
              <Whole row={total} />
              {columns.map(({ competenceId, at }) => (
                <HeatTotal key={competenceId} mark={total.cellList[at]?.mark ?? null} />
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollCard>
      {foldedNames.length > 0 && (
        <Disclosure summary={t('heatmap.folded', { count: foldedNames.length })}>
          <p>{foldedNames.join(', ')}</p>
        </Disclosure>
      )}
    </>
  );
}

/** The competences of which a row shows a mark, each with its place in the rows, and the names of the others. */
function shownColumns({ competenceList, rowList }: Heatmap) {
  const columns = competenceList.map((competence, at) => ({ ...competence, at }));
  const isShown = ({ at }: { at: number }) =>
    rowList.some(({ cellList }) => (cellList[at]?.mark ?? null) !== null);
  return {
    columns: columns.filter(isShown),
    foldedNames: columns.filter((column) => !isShown(column)).map(({ name }) => name),
  };
}

/** The average, the people and the answers of a row: they stay in view beside its name. */
function Whole({ row }: { row: Heatmap['total'] }) {
  const { t } = useT();
  const { percent, counts } = answeredWords(row, t);
  return (
    <>
      <HeatTotal mark={row.mark} className="heat-average" />
      <td className="heat-count">{row.peopleCount}</td>
      <td className="heat-answered">
        {percent}
        <Hint className="heat-people">{counts}</Hint>
      </td>
    </>
  );
}

/** Leads to the reports behind the row, where the list of reports is open and can be narrowed to them. */
export function RowName({ row, heatmap }: { row: HeatmapRow; heatmap: Heatmap }) {
  const { t } = useT();
  const can = useCan();
  const { name, id } = row;
  const { year, method, groupBy } = heatmap;
  if (!id || !can('report_report_list')) return hyphenate(name);
  const search = { year: [`${year}`], method: [method], [groupBy]: [id] };
  return (
    <Link to="/estimation/reports" search={search} title={t('heatmap.openReports', { name })}>
      {hyphenate(name)}
    </Link>
  );
}
