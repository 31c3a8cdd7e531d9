import type { Issue } from '#contract/call/issues.ts';
import { mostLeaders } from '#contract/profile.ts';
import { mostSubordinates } from '#contract/user.ts';
import { groupBy } from '#server/shared/group-by.ts';
import { fold } from '#server/table-file/fold.ts';
import { type LeaderWord, nameKeys } from './read-leaders.ts';

/** Somebody whom a file may name as a leader: from the file, or from the directory beside it. */
export interface Somebody {
  id: string;
  email: string;
  name: string;
  hasLeft: boolean;
}

export type FindLeader = (word: LeaderWord, ownEmail: string) => Somebody | Issue;

/**
 * Finds whom a word in somebody's cell means, by e-mail, or by name where only one has it; else what
 * is wrong with it. Of two people with one e-mail the later is meant.
 */
export function leaderFinder(people: readonly Somebody[]): FindLeader {
  const byEmail = new Map(people.map((one) => [one.email, one]));
  const byName = groupBy(
    people.flatMap((person) =>
      (person.hasLeft ? [] : nameKeys(person.name)).map((key) => ({ key, person })),
    ),
    ({ key }) => key,
  );
  return (word, ownEmail) => {
    if ('email' in word && word.issue) return { ...word.issue, path: 'managerEmail' };
    const said = 'email' in word ? word.email : word.name;
    const named = 'name' in word ? (byName.get(fold(word.name)) ?? []) : [];
    if (named.length > 1) return wrong('severalLeaders', { name: said });
    const found = 'email' in word ? byEmail.get(word.email) : named[0]?.person;
    if (!found) return wrong('noLeader', { name: said });
    if (found.email === ownEmail) return wrong('ownLeader');
    return found.hasLeft ? wrong('leaderLeft', { name: said }) : found;
  };
}

export const tooManyLeaders = (): Issue => wrong('tooManyLeaders', { max: mostLeaders });

/** What is wrong with the leaders of somebody as they would be once the whole file is saved. */
export function leadingIssues(
  id: string,
  leaders: readonly Somebody[],
  { leaderIds, counts }: Structure,
): Issue[] {
  const isCircle = leaders.some((leader) => leaderIds.get(leader.id)?.includes(id));
  const full = leaders.filter((leader) => (counts.get(leader.id) ?? 0) > mostSubordinates);
  return [
    ...(isCircle ? [wrong('leadEachOther')] : []),
    ...full.map(({ name }) => wrong('tooManySubordinates', { name, max: mostSubordinates })),
  ];
}

/** Who leads whom once the file is saved. */
export interface Structure {
  leaderIds: ReadonlyMap<string, readonly string[]>;
  /** How many people each leader leads. */
  counts: ReadonlyMap<string, number>;
}

export function structureOf(leaderIds: ReadonlyMap<string, readonly string[]>): Structure {
  const counts = new Map<string, number>();
  for (const ids of leaderIds.values()) {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { leaderIds, counts };
}

const wrong = (key: LeaderKey, params?: Issue['params']): Issue => ({
  path: 'managerEmail',
  key: `directoryMessages.employee.${key}`,
  ...(params && { params }),
});
type LeaderKey =
  | 'severalLeaders'
  | 'noLeader'
  | 'ownLeader'
  | 'leaderLeft'
  | 'leadEachOther'
  | 'tooManyLeaders'
  | 'tooManySubordinates';
