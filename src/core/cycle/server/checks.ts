import type { CycleCheckList } from '#core/cycle/contract/cycle-checks.ts';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { speakIssue } from '#platform/contract/call/issues.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';
import { findCheckFacts } from './record/check-queries.ts';
import { checkLines, unaskedIssues } from './record/check-rules.ts';
import { findCycleFacts, findUnasked } from './record/facts-queries.ts';
import { type CycleRow, getCycleRow } from './record/queries.ts';
import { countUnfilled } from './record/unfilled-queries.ts';

/** What to check before a cycle begins, as HR reads it. Throws 404 when there is none. */
export async function checkCycle(
  scope: Scope,
  id: string,
  { t, today }: { t: T; today: string },
): Promise<CycleCheckList> {
  const cycle = await getCycleRow(scope, id);
  const isReadyByList = cycle.status === 'created' && !hasChoosing(cycle);
  const facts = {
    ...(await findCycleFacts(scope, id)),
    ...(await findCheckFacts(scope, id, isReadyByList)),
  };
  const unasked = await findUnasked(scope, id);
  const anonymityThreshold = await getThreshold(scope);
  const unfilled = keepsAnonymity({ ...cycle, anonymityThreshold })
    ? await countUnfilled(scope, id, anonymityThreshold)
    : null;
  const lines = checkLines({ cycle, facts, unasked, anonymityThreshold, unfilled, today });
  return {
    ...facts,
    checkList: lines.map(({ name, state, issues }) => ({
      name,
      state,
      messageList: issues.map((issue) => speakIssue(issue, t)),
    })),
    barePositionList: unasked.positions,
  };
}

/** 409 while somebody would go to work without questions. */
export async function requireQuestions(scope: Scope, { id }: Pick<CycleRow, 'id'>): Promise<void> {
  const issues = unaskedIssues(await findUnasked(scope, id));
  if (issues.length > 0) throw conflict(...issues);
}
