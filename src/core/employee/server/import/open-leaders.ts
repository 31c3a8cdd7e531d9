import {
  type MissingLeader,
  mostNamesakes,
  type Namesakes,
  type PossibleLeader,
} from '#core/employee/contract/employee-import.ts';
import { mostProblemRows } from '#platform/contract/table-file.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { FoundLeader, Somebody } from './leader-rules.ts';
import { type LeaderWord, saidOf } from './read-leaders.ts';

/** What somebody has to decide about the leaders of a file. */
export interface OpenLeaders {
  missing: MissingLeader[];
  namesakes: Namesakes[];
}

/** A leader named in a row: how, who that is, and whose row it is. */
export interface NamedLeader {
  word: LeaderWord;
  found: FoundLeader;
  rowIndex: number;
  whose: string;
}

/** Each leader who can't be and each name of several people, once with its rows. */
export function openLeaders(
  named: readonly NamedLeader[],
  near: (said: string) => readonly Somebody[],
): OpenLeaders {
  const missing = new Map<string, MissingLeader>();
  const several = new Map<string, Namesakes>();
  for (const one of named) {
    const said = saidOf(one.word);
    const { missing: reason, namesakes, leader } = one.found;
    if (reason) {
      const at = `${reason} ${leader?.email} ${fold(said)}`;
      countIn(missing, at, one, (inRows) => ({
        name: quotedCell(said),
        reason,
        ...inRows,
        meant: leader ? shown(leader) : null,
        proposals: reason === 'unknown' || reason === 'several' ? near(said).map(shown) : [],
      }));
    }
    if (namesakes) {
      const people = namesakes.slice(0, mostNamesakes).map(shown);
      countIn(several, fold(said), one, (inRows) => ({ name: said, ...inRows, people }));
    }
  }
  return { missing: [...missing.values()], namesakes: [...several.values()] };
}

type InRows = Pick<MissingLeader, 'count' | 'rowList'>;

function countIn<Open extends InRows>(
  all: Map<string, Open>,
  key: string,
  { rowIndex, whose }: NamedLeader,
  begin: (inRows: InRows) => Open,
): void {
  const seen = all.get(key) ?? begin({ count: 0, rowList: [] });
  seen.count += 1;
  if (seen.rowList.length < mostProblemRows) seen.rowList.push({ rowIndex, value: whose });
  all.set(key, seen);
}

const shown = ({ email, name, position }: Somebody): PossibleLeader => ({ email, name, position });
