import { groupBy } from '#server/shared/group-by.ts';
import { countColumn } from './counting-rules.ts';
import { type Side, type Step, sides } from './way-rules.ts';

/** What a final report says of a person: others' mark in each competence where there is one. */
export interface ReportFigures {
  personId: string;
  /** From this day on it may be counted, YYYY-MM-DD. */
  day: string;
  /** Department and job title of that day. */
  places: Readonly<Record<Side, string | null>>;
  marks: readonly { competenceId: string; mark: number }[];
  askedCount: number;
  answeredCount: number;
}

/** All that the company view may say of the reports of one year and method. */
export interface Counted {
  /** Each person's latest report. */
  reports: readonly ReportFigures[];
  /** By competence. */
  columns: ReadonlyMap<string, Column>;
}

interface Column {
  steps: readonly Step[];
  /** Where those are who have a mark here, counted or not. */
  places: readonly ReportFigures['places'][];
}

/** A mean over people, or null where nobody may be shown. */
export interface Mean {
  mark: number | null;
  peopleCount: number;
}

/** The reports are given in the order in which they were made. */
export function countReports(made: readonly ReportFigures[], threshold: number): Counted {
  const kept = [...groupBy(made, ({ personId }) => personId).values()].map(inOnePlace);
  const isKept = new Set(kept.flat());
  const given = made
    .filter((report) => isKept.has(report))
    .flatMap(({ marks, ...report }) => marks.map((mark) => ({ ...report, ...mark })));
  const columns = [...groupBy(given, ({ competenceId }) => competenceId)].map(
    ([id, marks]): [string, Column] => {
      const people = new Map(marks.map(({ personId, places }) => [personId, places]));
      return [id, { steps: countColumn(marks, threshold), places: [...people.values()] }];
    },
  );
  return { reports: kept.flatMap((reports) => reports.slice(-1)), columns: new Map(columns) };
}

/**
 * Whoever moves within a year is counted where they were first. Otherwise one row would lose and
 * another gain a mark that is theirs alone.
 */
function inOnePlace(reports: readonly ReportFigures[]): readonly ReportFigures[] {
  const [first] = reports;
  return reports.filter(({ places }) =>
    sides.every((side) => places[side] === first?.places[side]),
  );
}

/** The rows of one side with a cell for each of these competences, and what they are together. */
export function tableOf(
  { reports, columns }: Counted,
  side: Side,
  competenceIds: readonly string[],
) {
  const cells = new Map(competenceIds.map((id) => [id, cellsOf(columns.get(id), side)]));
  const rows = [...groupBy(reports, ({ places }) => places[side])].flatMap(([name, own]) => {
    if (name === null) return [];
    const cellList = competenceIds.map((id) => cells.get(id)?.get(name) ?? nobody);
    return [
      { name, ...answersOf(own), mark: meanOf(cellList).mark, cellList: cellList.map(shown) },
    ];
  });
  const totals = competenceIds.map((id) => meanOf([...(cells.get(id)?.values() ?? [])]));
  const all = [...cells.values()].flatMap((column) => [...column.values()]);
  return {
    rows,
    total: { ...answersOf(reports), mark: meanOf(all).mark, cellList: totals },
  };
}

/** Marks added up, of so many people, and how many are not counted there, or not yet. */
interface Sum {
  sum: number;
  peopleCount: number;
  waitingCount: number;
}
const nobody: Sum = { sum: 0, peopleCount: 0, waitingCount: 0 };

/** By row. */
function cellsOf(column: Column | undefined, side: Side): Map<string, Sum> {
  const cells = new Map<string, Sum>();
  for (const { [side]: row } of column?.places ?? []) {
    if (row === null) continue;
    const cell = cells.get(row) ?? nobody;
    cells.set(row, { ...cell, waitingCount: cell.waitingCount + 1 });
  }
  for (const step of column?.steps ?? []) {
    if (step.side !== side) continue;
    const { sum, peopleCount, waitingCount } = cells.get(step.row) ?? nobody;
    const added = addedBy(step);
    cells.set(step.row, {
      sum: sum + added.sum,
      peopleCount: peopleCount + added.peopleCount,
      waitingCount: waitingCount - added.peopleCount,
    });
  }
  return cells;
}

/** What a step adds to its row: marks of people who were not there yet, changes of the others'. */
export function addedBy({ entries }: Step): { sum: number; peopleCount: number } {
  const changes = entries.map(({ mark, earlier }) => mark - (earlier?.mark ?? 0));
  return {
    sum: changes.reduce((sum, change) => sum + change, 0),
    peopleCount: entries.filter(({ earlier }) => earlier === null).length,
  };
}

/** Over all people in these sums, each as often as they are in one. */
export function meanOf(sums: readonly Pick<Sum, 'sum' | 'peopleCount'>[]): Mean {
  const sum = sums.reduce((all, one) => all + one.sum, 0);
  const peopleCount = sums.reduce((all, one) => all + one.peopleCount, 0);
  return { mark: peopleCount > 0 ? sum / peopleCount : null, peopleCount };
}

const shown = (cell: Sum) => ({ ...meanOf([cell]), waitingCount: cell.waitingCount });

/** How many were asked about these people and how many have answered: counts only. */
function answersOf(reports: readonly ReportFigures[]) {
  return {
    peopleCount: reports.length,
    askedCount: reports.reduce((all, { askedCount }) => all + askedCount, 0),
    answeredCount: reports.reduce((all, { answeredCount }) => all + answeredCount, 0),
  };
}
