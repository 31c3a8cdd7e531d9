import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { countBefore, countColumn, type MarkGiven } from './counting-rules.ts';
import { type HeatmapSide, type ReportOrigin, type Step, sides } from './way-rules.ts';

/** What a final report says of a person: others' mark in each competence. */
export interface ReportFigures extends ReportOrigin {
  /** From this day on it may be counted, YYYY-MM-DD. */
  day: string;
  competenceIds: readonly string[];
  /** A mark for each competence; null where nobody has given one. */
  marks: readonly (number | null)[];
  askedCount: number;
  answeredCount: number;
  /** The anonymity threshold of the report's assessment. */
  threshold: number;
}

/** What the company view may say of the reports of one year and method: sums, and no marks. */
export interface CompanyCounts {
  /** How many people there are, were asked and have answered, by row. */
  answers: Readonly<Record<HeatmapSide, ReadonlyMap<string, Answers>>>;
  all: Answers;
  /** The reports that count, by day. `answers` takes a person's last one only. */
  reports: readonly ReportFigures[];
  /** The steps and rows by competence. */
  columns: ReadonlyMap<string, ColumnCounts>;
  /** Whose marks the reader knows, so that nothing is told as if they were unknown (rule 169). */
  known: ReadonlySet<string>;
}

export interface Answers {
  peopleCount: number;
  askedCount: number;
  answeredCount: number;
}

export interface ColumnCounts {
  steps: readonly Addition[];
  cells: Readonly<Record<HeatmapSide, ReadonlyMap<string, Cell>>>;
}

/** Marks added up, of so many people. */
export interface SumOfPeople {
  sum: number;
  peopleCount: number;
}

/** What a row shows, and how many more people have a mark there, not counted or not yet. */
type Cell = SumOfPeople & { waitingCount: number };

/** What a step adds to its row. */
export interface Addition extends SumOfPeople {
  side: HeatmapSide;
  row: string;
  /** The people who are new there, and those whose mark has changed. */
  personIds: readonly string[];
  /** The report of each of them. */
  reports: readonly ReportOrigin[];
  /** 0 where the marks are people’s first, 1 where they replace those, and so on. */
  nth: number;
  /** The fewest people whom a sum might be about when the step was taken. */
  threshold: number;
}

/** A mean over people, or null where nobody may be shown. */
export interface Mean {
  mark: number | null;
  peopleCount: number;
}

/** The steps of former days by competence, in order. */
export type StepsMade = ReadonlyMap<string, readonly Addition[]>;

/**
 * Counts reports, given in the order in which they were opened, on top of the steps of former days. Lets others
 * be answered after each competence: ten thousand marks take some 20 ms.
 */
export async function countReports(
  made: readonly ReportFigures[],
  before: StepsMade = new Map(),
): Promise<CompanyCounts> {
  const placeOf = placesIn(before);
  const inPlace = [...groupBy(made.toSorted(byDay), ({ personId }) => personId)].map(
    ([personId, own]) => inOnePlace(own, placeOf.get(personId)),
  );
  const isKept = new Set(inPlace.flat());
  const reports = made.filter((report) => isKept.has(report)).sort(byDay);
  const lists = new Set(reports.map(({ competenceIds }) => competenceIds));
  const columns = new Map<string, ColumnCounts>();
  for (const id of new Set([...before.keys(), ...[...lists].flat()])) {
    const marks = marksIn(reports, id);
    const steps = before.get(id) ?? [];
    if (marks.length + steps.length > 0) columns.set(id, columnOf(marks, steps));
    await nextTurn();
  }
  const latest = inPlace.flatMap((reports) => reports.slice(-1));
  return {
    answers: byRow(latest, answersOf),
    all: answersOf(latest),
    reports,
    columns,
    known: new Set(),
  };
}

const byDay = (one: ReportFigures, other: ReportFigures) =>
  Number(one.day > other.day) - Number(one.day < other.day);

/** The marks in one competence. Those in all of them together are many, and would stay in memory for long. */
function marksIn(reports: readonly ReportFigures[], competenceId: string): MarkGiven[] {
  const places = new Map<readonly string[], number>();
  return reports.flatMap((report) => {
    const { competenceIds, marks } = report;
    const place = places.get(competenceIds) ?? competenceIds.indexOf(competenceId);
    places.set(competenceIds, place);
    const mark = marks[place] ?? null;
    return mark === null ? [] : { report, mark };
  });
}

function columnOf(marks: readonly MarkGiven[], before: readonly Addition[]): ColumnCounts {
  const { steps: taken, rows } = countColumn(marks, before);
  const steps = [...before, ...taken.map(additionOf)];
  return { steps, cells: cellsOf(steps, rows) };
}

/** What the rows show once these are added up; of each row, how many people have a mark there. */
export function cellsOf(
  steps: readonly Addition[],
  rows: Readonly<Record<HeatmapSide, ReadonlyMap<string, Pick<SumOfPeople, 'peopleCount'>>>>,
): ColumnCounts['cells'] {
  const on = (side: HeatmapSide) => {
    const added = groupBy(
      steps.filter((step) => step.side === side),
      ({ row }) => row,
    );
    return new Map(
      [...rows[side]].map(([row, { peopleCount }]) => {
        const sum = sumOf(added.get(row) ?? []);
        return [row, { ...sum, waitingCount: peopleCount - sum.peopleCount }] as const;
      }),
    );
  };
  return { subdivision: on('subdivision'), position: on('position') };
}

type Places = ReportOrigin['places'];

/** Where people stand in the steps, each where they first did. */
function placesIn(before: StepsMade): Map<string, Places> {
  const found = new Map<string, Places>();
  for (const { personId, places } of [...before.values()].flat().flatMap(({ reports }) => reports))
    if (!found.has(personId)) found.set(personId, places);
  return found;
}

/**
 * Somebody who moves within a year is counted where they were first, by day. Otherwise one row would lose and
 * another gain a mark that is theirs alone.
 */
function inOnePlace(
  reports: readonly ReportFigures[],
  stands: Places | undefined,
): readonly ReportFigures[] {
  const first = stands ?? reports[0]?.places;
  return reports.filter(({ places }) => sides.every((side) => places[side] === first?.[side]));
}

/** What a step adds: the marks of people who were not there yet, and the changes of the others' marks. */
function additionOf({ side, row, entries, threshold }: Step): Addition {
  return {
    side,
    row,
    threshold,
    personIds: entries.map(({ personId }) => personId),
    reports: entries.map(({ report }) => originOf(report)),
    nth: entries[0] ? countBefore(entries[0]) : 0,
    sum: entries.reduce((sum, { mark, earlier }) => sum + (mark ?? 0) - (earlier?.mark ?? 0), 0),
    peopleCount: entries.filter(({ earlier }) => earlier === null).length,
  };
}

const originOf = ({ personId, questionaryId, cycleId, leaderId, places }: ReportOrigin) => ({
  personId,
  questionaryId,
  cycleId,
  leaderId,
  places,
});

/** What `say` tells of the people of each row, on both sides. */
function byRow<G extends Pick<ReportFigures, 'places'>, R>(
  given: readonly G[],
  say: (own: readonly G[]) => R,
): Record<HeatmapSide, Map<string, R>> {
  const on = (side: HeatmapSide) => {
    const rows = groupBy(given, ({ places }) => places[side]);
    return new Map(
      [...rows].flatMap(([row, own]): [string, R][] => (row === null ? [] : [[row, say(own)]])),
    );
  };
  return { subdivision: on('subdivision'), position: on('position') };
}

export const answersOf = (reports: readonly ReportFigures[]): Answers => ({
  peopleCount: reports.length,
  askedCount: reports.reduce((all, { askedCount }) => all + askedCount, 0),
  answeredCount: reports.reduce((all, { answeredCount }) => all + answeredCount, 0),
});

/** The rows of one side with a cell for each of these competences, and what they are together. */
export function tableOf(
  { answers, all, columns }: CompanyCounts,
  side: HeatmapSide,
  competenceIds: readonly string[],
) {
  const found = competenceIds.map((id) => columns.get(id)?.cells[side]);
  const names = new Set([...answers[side].keys(), ...found.flatMap(namesIn)]);
  const rows = [...names].map((name) => {
    const own = answers[side].get(name) ?? answersOf([]);
    const cells = found.map((column) => column?.get(name) ?? nobody);
    const cellList = cells.map((cell) => ({ ...meanOf([cell]), waitingCount: cell.waitingCount }));
    return { name, ...own, mark: meanOf(cells).mark, cellList };
  });
  const totals = found.map((column) => sumOf([...(column?.values() ?? [])]));
  const cellList = totals.map((one) => meanOf([one]));
  return { rows, total: { ...all, mark: meanOf(totals).mark, cellList } };
}

/** The names of the rows that show something, also once nobody's report there is left. */
const namesIn = (cells: ReadonlyMap<string, Cell> = new Map()): string[] =>
  [...cells].flatMap(([name, { peopleCount }]) => (peopleCount > 0 ? [name] : []));

const nobody: Cell = { sum: 0, peopleCount: 0, waitingCount: 0 };

export const sumOf = (parts: readonly SumOfPeople[]): SumOfPeople => ({
  sum: parts.reduce((all, { sum }) => all + sum, 0),
  peopleCount: parts.reduce((all, { peopleCount }) => all + peopleCount, 0),
});

/** The mean over all people in these sums, each counted as often as they are in one. */
export function meanOf(parts: readonly SumOfPeople[]): Mean {
  const { sum, peopleCount } = sumOf(parts);
  return { mark: peopleCount > 0 ? sum / peopleCount : null, peopleCount };
}
