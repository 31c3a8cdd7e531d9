/**
 * An attacker who keeps every output of a history. They know who had answered before each output, who
 * had a mark where, and the marks of supervisors and self. They subtract whatever can be subtracted
 * within a column; marks of different questions are unrelated (data-and-maths, the theorem).
 */
import { rankOf } from './field.ts';
import type { Output } from './history.ts';
import { type Statement, statementsOf } from './statements.ts';

type Leak = { column: string; seenBy: 'anybody' | 'an insider' | 'access holders' };

/** Sets of fewer than T people that all outputs together isolate in some column. */
export function findLeaks(outputs: readonly Output[], threshold: number): Leak[] {
  const holders = accessHolders(outputs);
  return columnsOf(outputs).flatMap((column) => {
    const statements = outputs.flatMap((output) => statementsOf(output, column));
    const sheets = [...new Set(statements.flatMap((statement) => [...statement.keys()]))];
    const sees = (known: readonly string[], fewerThan: number) =>
      isolatesFewerPeople(statements, new Set(known), fewerThan);
    return [
      ...(sees([], threshold) ? [{ column, seenBy: 'anybody' } as const] : []),
      ...(sheets.some((own) => sees([own], threshold - 1))
        ? [{ column, seenBy: 'an insider' } as const]
        : []),
      ...(sees(holders, threshold) ? [{ column, seenBy: 'access holders' } as const] : []),
    ];
  });
}

const columnsOf = ([first]: readonly Output[]): string[] => [
  ...first!.input.competences.map(({ id }) => `competence:${id}`),
  ...first!.input.questions
    .filter(({ kind, type }) => kind === 'common' && type === 'rating')
    .map(({ id }) => `question:${id}`),
];

/**
 * The sheets of people who may open the report. Sheets have the numbers of the people who wrote
 * them, so these people know which sheet is their own.
 */
function accessHolders(outputs: readonly Output[]): string[] {
  const last = outputs.at(-1)!.input;
  const held = new Set(
    last.assignments.flatMap(({ opensReport, name }) =>
      opensReport ? [Number(name.match(/\d+/)![0])] : [],
    ),
  );
  return last.sheets.map(({ id }) => id).filter((id) => held.has(Number(id.match(/\d+/)![0])));
}

/** People who are in every statement in the same way. A row for each of the column's questions. */
type Bundle = { size: number; rows: bigint[][] };

/**
 * Whether some combination of the statements depends only on unknown people, and on fewer than
 * `fewerThan` of them: then leaving out those people's marks lowers the rank.
 */
export function isolatesFewerPeople(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
  fewerThan: number,
): boolean {
  const bundles = bundlesOf(statements, known);
  const small = bundles.filter(({ size }) => size < fewerThan);
  if (small.length === 0) return false;
  const whole = rankOf(bundles.flatMap(({ rows }) => rows));
  return subsetsBelow(small, fewerThan).some((subset) => {
    const others = bundles.filter((bundle) => !subset.includes(bundle));
    return rankOf(others.flatMap(({ rows }) => rows)) < whole;
  });
}

function bundlesOf(statements: readonly Statement[], known: ReadonlySet<string>): Bundle[] {
  const bundles = new Map<string, Bundle>();
  const questions = [...(statements[0]?.values() ?? [])][0]?.length ?? 0;
  for (const sheet of new Set(statements.flatMap((statement) => [...statement.keys()]))) {
    if (known.has(sheet)) continue;
    const rows = Array.from({ length: questions }, (_, question) =>
      statements.map((statement) => statement.get(sheet)?.[question] ?? 0n),
    );
    const key = rows.join(';');
    const bundle = bundles.get(key) ?? { size: 0, rows };
    bundles.set(key, { ...bundle, size: bundle.size + 1 });
  }
  return [...bundles.values()];
}

/** Non-empty subsets with fewer than `fewerThan` people in all. */
function subsetsBelow(bundles: readonly Bundle[], fewerThan: number): Bundle[][] {
  const [first, ...rest] = bundles;
  if (first === undefined) return [];
  const without = subsetsBelow(rest, fewerThan);
  const withFirst = [[], ...subsetsBelow(rest, fewerThan - first.size)].map((subset) => [
    first,
    ...subset,
  ]);
  return first.size < fewerThan ? [...withFirst, ...without] : without;
}
