import {
  type MissingLeader,
  mostNamesakes,
  type Namesakes,
} from '#contract/people/employee-import.ts';
import { fold } from '#server/platform/table-file/cell/fold.ts';
import { quotedCell } from '#server/platform/table-file/cell/quoted.ts';
import type { FoundLeader, Somebody } from './leader-rules.ts';
import { type LeaderWord, saidOf } from './read-leaders.ts';

/** What somebody has to decide about the leaders of a file. */
export interface OpenLeaders {
  missing: MissingLeader[];
  namesakes: Namesakes[];
}

/** Each leader who can't be and each name of several people, once with its number of rows. */
export function openLeaders(
  named: readonly { word: LeaderWord; found: FoundLeader }[],
): OpenLeaders {
  const missing = new Map<string, MissingLeader>();
  const several = new Map<string, Namesakes>();
  for (const { word, found } of named) {
    const name = saidOf(word);
    const { missing: reason, namesakes } = found;
    if (reason) {
      countIn(missing, `${reason} ${fold(name)}`, { name: quotedCell(name), reason, count: 1 });
    }
    if (namesakes) {
      const people = namesakes.slice(0, mostNamesakes).map(shown);
      countIn(several, fold(name), { name, people, count: 1 });
    }
  }
  return { missing: [...missing.values()], namesakes: [...several.values()] };
}

function countIn<Named extends { count: number }>(
  all: Map<string, Named>,
  key: string,
  first: Named,
): void {
  const seen = all.get(key);
  if (seen) seen.count += 1;
  else all.set(key, first);
}

const shown = ({ email, name, position }: Somebody) => ({ email, name, position });
