import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { type CycleStage, cycleStatuses } from '#core/questionary/contract/rules/cycle.ts';

/** The stages in the order of a person's way, as bars and chips show them. */
export const stagesOfWay = [
  'choosing',
  'approval',
  'ready',
  'waiting',
  'problem',
  'draft',
  'answering',
  'making',
  'toRelease',
  'released',
  'noReport',
] as const satisfies readonly CycleStage[];

/** The statuses of the cycles that are shown where no status was chosen. */
export const shownStatuses = cycleStatuses.filter((status) => status !== 'archived');

/** What a cycle can begin with now, for those who may. */
export function nextStatus({ can }: CycleDetail): 'nominating' | 'inwork' | undefined {
  if (can.includes('toChoosing')) return 'nominating';
  return can.includes('toWork') ? 'inwork' : undefined;
}
