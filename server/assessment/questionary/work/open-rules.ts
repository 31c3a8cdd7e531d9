import type { Issue } from '#contract/platform/call/issues.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { type Sum, tellsMore } from './combined-rules.ts';
import type { NearnessFacts, Neighbour } from './neighbours.ts';
import { namedIn } from './overlap-rules.ts';

/** It is looked at while HR waits. At its end the answer is no, which is safe. */
const mostSteps = 200;

/**
 * Who answers openly is known. So nobody may be asked openly about somebody while that would leave, of
 * what reports about the same person have shown, fewer people than were promised (rule 26). Says with
 * which questionaries and until when.
 */
export function openlyIssues(facts: NearnessFacts): Issue[] {
  const bySubject = groupBy(facts.neighbours, ({ subjectId }) => subjectId);
  const near = [...bySubject].flatMap(([subjectId, neighbours]) =>
    uncovered(facts, subjectId, neighbours),
  );
  if (near.length === 0) return [];
  const numbers = [...new Set(near.map(({ number }) => number))].sort((a, b) => a - b);
  const days = near.flatMap(({ freeFrom }) => freeFrom ?? []).sort();
  const [date] = days.slice(-1);
  const isOver = near.every(({ isInWork, freeFrom }) => !isInWork && freeFrom);
  return [
    {
      path: 'participantList',
      key: `questionaryMessages.${isOver ? 'asksOpenlyUntil' : 'asksOpenly'}`,
      params: { numbers: numbers.join(', '), date: date ?? '' },
    },
  ];
}

/** The questionaries about this person whose anonymous answers the open ones here would uncover. */
function uncovered(
  { participants, mayOpenReport, ...questionary }: NearnessFacts,
  subjectId: string,
  neighbours: readonly Neighbour[],
): Neighbour[] {
  const raters = participants.filter(({ id }) => id !== subjectId);
  const open = new Set(namedIn({ raters, keepsAnonymity: keepsAnonymity(questionary) }));
  const sums = neighbours.flatMap(({ sums: shown, anonymityThreshold: threshold }) =>
    shown.map((ids): Sum => ({ ids, threshold })),
  );
  const known = new Set([
    ...neighbours.flatMap(namedIn),
    ...neighbours.flatMap(({ uncounted }) => uncounted),
    ...sums.flatMap(({ ids }) => ids.filter((id) => mayOpenReport(id, subjectId))),
  ]);
  const becomeKnown = new Set([...open].filter((id) => !known.has(id)));
  const holding = neighbours.filter((each) => each.sums.flat().some((id) => becomeKnown.has(id)));
  if (holding.length === 0) return [];
  const all = new Set([...known, ...becomeKnown]);
  return tellsMore([], sums, all, { left: mostSteps }) ? holding : [];
}
