import { listCycleLists } from '#core/cycle/server/held/queries.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import type { EvenMove } from '#core/cycle/server/tables/cycle.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  type EvenedList,
  listCardLists,
  listStandingOnCards,
  lockDrafts,
  moveOnCards,
} from './card-queries.ts';
import { listStanding, moveColleagues } from './queries.ts';

/** Where the raters of a cycle's people stand before work: on lists of the cycle, or on drafts. */
interface Places {
  /** Nobody else changes them until the transaction ends; the cycle is locked before. */
  lock: (scope: Scope, cycleId: string) => Promise<void>;
  listLists: (scope: Scope, cycle: CycleRow) => Promise<EvenedList[]>;
  /**
   * Those of these moves that still stand: their people are not at work, and nobody has changed the place since. None
   * of the list about the reader (rule 127).
   */
  listStanding: (
    scope: Scope,
    cycleId: string,
    moves: readonly EvenMove[],
    readerId: string | null,
  ) => Promise<EvenMove[]>;
  /** Each `toId` takes the place of `fromId` as a colleague. */
  move: (scope: Scope, cycleId: string, moves: readonly EvenMove[]) => Promise<void>;
}

const onLists: Places = {
  // Whoever changes a list locks its cycle.
  lock: async () => {},
  listLists: async (scope, { id, method, isAnonymous, dateStart }) =>
    (await listCycleLists(scope, id)).map((list) => ({ ...list, method, isAnonymous, dateStart })),
  listStanding,
  move: moveColleagues,
};

const onCards: Places = {
  lock: lockDrafts,
  listLists: listCardLists,
  listStanding: listStandingOnCards,
  move: moveOnCards,
};

export const placesOf = ({ byCards }: Pick<CycleRow, 'byCards'>): Places =>
  byCards ? onCards : onLists;
