import type { Heatmap } from '#addon/heatmap/contract/heatmap.ts';

/** The competences of which a row shows a mark, each with its place in the rows, and the names of the others. */
export function shownColumns({ competenceList, rowList }: Heatmap) {
  const columns = competenceList.map((competence, at) => ({ ...competence, at }));
  const isShown = ({ at }: { at: number }) =>
    rowList.some(({ cellList }) => (cellList[at]?.mark ?? null) !== null);
  return {
    columns: columns.filter(isShown),
    foldedNames: columns.filter((column) => !isShown(column)).map(({ name }) => name),
  };
}
