import type { SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import type { CycleRow } from './queries.ts';

/** Its days in order. */
export const daysOfCycle = ['chooseUntil', 'dateStart', 'dateEnd', 'releaseOn'] as const;

/** Where somebody begins who is added or taken back: with whoever approves, once the last day of choosing is over. */
export const beginsAs = ({
  choosingEndedAt,
  approvedBy,
}: Pick<CycleRow, 'choosingEndedAt' | 'approvedBy'>): SubjectState =>
  choosingEndedAt && approvedBy !== 'nobody' ? 'approval' : 'choosing';

/** What a cycle decides about its questionaries. */
export const handedOnBy = ({ id, release, releaseOn, mayDecline, askAgainWeeks }: CycleRow) => ({
  cycleId: id,
  release,
  releaseOn,
  mayDecline,
  askAgainWeeks,
});
