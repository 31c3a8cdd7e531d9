import type { CycleDetail, ListedCycle } from '#core/cycle/contract/cycle.ts';
import type { BoardRow, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import {
  type CycleSubjectVerb,
  cycleSubjectPolicy,
  cycleSubjectVerbs,
} from '#core/cycle/contract/policy/cycle.ts';
import { type BoardSearch, boardFilter } from '#core/cycle/web/cycle-search.ts';
import {
  type CycleStage,
  cycleStages,
  type SubjectState,
  subjectStates,
} from '#core/questionary/contract/rules/cycle.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';

/** Whom an action is for: people by name, or all whom the board finds. */
export type Meant =
  | { rows: readonly BoardRow[] }
  | { search: BoardSearch; stageCounts: ListedCycle['stageCounts'] };

export type ManyBody = BodyInput<typeof manySubjects>;

/** The part of the call's body that says for whom. */
export const meantBody = (meant: Meant): Pick<ManyBody, 'employeeIdList' | 'q' | 'filterList'> =>
  'rows' in meant
    ? { employeeIdList: meant.rows.map(({ employee }) => employee.id) }
    : boardFilter(meant.search);

export const meantCount = (meant: Meant): number =>
  'rows' in meant
    ? meant.rows.length
    : stagesIn(meant.search).reduce((sum, stage) => sum + meant.stageCounts[stage], 0);

const stagesIn = ({ stage }: BoardSearch): readonly CycleStage[] => stage ?? cycleStages;

/** What can be done with some of them, with how many. Of all found that is known by their stages. */
export function fittingActions(
  meant: Meant,
  cycle: Pick<CycleDetail, 'status'>,
  can: (permission: Permission) => boolean,
): { action: CycleSubjectVerb; count: number }[] {
  return cycleSubjectVerbs
    .map((action) => ({
      action,
      count: 'rows' in meant ? byRows(meant.rows, action) : byStages(meant, action),
    }))
    .filter(({ count }) => count > 0);

  function byStages(
    { search, stageCounts }: Extract<Meant, { search: BoardSearch }>,
    action: CycleSubjectVerb,
  ): number {
    const { needs, when } = cycleSubjectPolicy[action];
    if (!can(needs)) return 0;
    return stagesIn(search)
      .filter((stage) => when({ ...cycle, ...at(stage) }))
      .reduce((sum, stage) => sum + stageCounts[stage], 0);
  }
}

const byRows = (rows: readonly BoardRow[], action: CycleSubjectVerb): number =>
  rows.filter(({ can }) => can.includes(action)).length;

/** Somebody at that stage, as the policy sees them. Whether one of them is the caller or has no raters, the server says. */
const at = (stage: CycleStage) => ({
  state: stateAt(stage),
  isAnswering: stage === 'answering',
  opening: stage === 'toRelease' ? ('waits' as const) : null,
  hasRaters: true,
  isOwn: false,
});

const stateAt = (stage: CycleStage): SubjectState =>
  stage === 'problem' || stage === 'waiting'
    ? 'ready'
    : (subjectStates.find((state) => state === stage) ?? 'launched');
