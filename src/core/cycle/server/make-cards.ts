import type { ManyReply } from '#core/questionary/contract/questionary-from-file.ts';
import type { FillLoad } from '#core/questionary/server/from-file/fill-from-structure.ts';
import {
  type AskedMany,
  makeMany,
  planMany,
} from '#core/questionary/server/from-file/make-many.ts';
import type { ReadSubject } from '#core/questionary/server/from-file/read-participants.ts';
import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import { type CycleRow, getCycleDefaults } from './record/queries.ts';
import { handedOnBy } from './record/rules.ts';
import { insertCards } from './record/subject-queries.ts';

interface AskedCards extends AskedMany {
  /** The cycle by cards that holds them, found or made once nothing is wrong. */
  cycle: () => Promise<CycleRow>;
  wrong?: readonly RowIssues[];
}

/**
 * Puts people into a cycle by cards, each with a questionary, or nobody at all. A dry run answers the same and makes
 * neither. Where anything is wrong all of it is answered.
 */
export async function makeCards(
  scope: Scope,
  subjects: readonly ReadSubject[],
  { cycle: find, ...asked }: AskedCards,
): Promise<ManyReply | { wrong: RowIssues[] }> {
  const plan = await planMany(scope, subjects, asked);
  if ('wrong' in plan) return plan;
  const cycle = asked.isDryRun ? null : await find();
  const made = await makeMany(scope, plan, { ...asked, handedOn: cycle && handedOnBy(cycle) });
  if (!cycle) return { ...made, cycle };
  const cards = made.questionaryList.flatMap(({ id, employee }) =>
    id ? [{ employeeId: employee.id, questionaryId: id }] : [],
  );
  await insertCards(scope, cycle.id, cards);
  return { ...made, cycle: { id: cycle.id, number: cycle.number, name: cycle.name } };
}

/** How often somebody should be asked in a cycle that has nobody yet. */
export async function ofNewCycle(
  scope: Scope,
  { perRater }: { perRater?: number | undefined },
): Promise<FillLoad> {
  return {
    perRater: perRater ?? (await getCycleDefaults(scope)).perRater,
    loadsOf: async () => new Map(),
  };
}

/** People by name, whose raters the structure knows. */
export const asSubjects = (people: readonly NamedEmployee[]): ReadSubject[] =>
  people.map((person, at) => ({ rowIndex: at + 1, person, participants: [] }));

/** 400 at each position without competencies. */
export function withoutCompetences(errors: readonly RowIssues[], path: string) {
  const issues = errors.flatMap((row) => row.issues);
  const positions = new Map(issues.map((issue) => [issue.params?.position, issue]));
  return invalid(...[...positions.values()].map((issue) => ({ ...issue, path })));
}
