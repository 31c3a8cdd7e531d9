import type { SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import type { CycleRow } from './queries.ts';

/**
 * Where somebody begins who is added or taken back: once the last day of choosing is over, with whoever
 * approves.
 */
export const beginsAs = ({
  choosingEndedAt,
  approvedBy,
}: Pick<CycleRow, 'choosingEndedAt' | 'approvedBy'>): SubjectState =>
  choosingEndedAt && approvedBy !== 'nobody' ? 'approval' : 'choosing';
