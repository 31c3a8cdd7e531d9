import type { MissingLeader } from '#core/employee/contract/employee-import.ts';
import { mostLeaders } from '#core/profile/contract/profile.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { tidyCell } from '#platform/server/table-file/cell/row.ts';
import { finderByInitials } from './cells/by-initials.ts';
import { type LeaderWord, nameKeys, readLeaders, saidOf } from './read-leaders.ts';

/** Somebody whom a file may name as a leader: from the file, or from the directory beside it. */
export interface Somebody {
  id: string;
  email: string;
  name: string;
  position: string;
  /** Why they can lead nobody: they have left, their row has no e-mail, or is left out. */
  absence: 'left' | 'noEmail' | 'leftOut' | null;
}

/** The leader whom a word in somebody's cell means, or why it means none, also where another was chosen instead. */
export interface FoundLeader {
  leader?: Somebody;
  missing?: MissingLeader['reason'];
  /** Several people of that name, or those with such initials, whether or not one of them was chosen. */
  namesakes?: readonly Somebody[];
  issue?: Issue;
}
export type FindLeader = (word: LeaderWord, ownEmail: string) => FoundLeader;

/**
 * By the folded name or e-mail of the file: of several people the e-mail of whom it means, null for none; of one who can't
 * lead, or isn't there, the e-mail or name of who does instead.
 */
export type MeantLeaders = ReadonlyMap<string, string | null>;

/**
 * Finds whom a word means, by e-mail, or by name. Of two people with one e-mail the later is meant;
 * of people of one name, those who can lead nobody are not. Whom initials mean is asked, even where one person has them.
 */
export async function leaderFinder(
  people: readonly Somebody[],
  meant: MeantLeaders,
): Promise<FindLeader> {
  const byEmail = new Map(people.map((one) => [one.email, one]));
  const named = await inSlices(people, (person) =>
    nameKeys(person.name).map((key) => ({ key, person })),
  );
  const byName = groupBy(named.flat(), ({ key }) => key);
  const byInitials = finderByInitials(people);
  const findOne: FindLeader = (word, ownEmail) => {
    if ('email' in word) {
      if (word.issue) return { issue: { ...word.issue, path: 'managerEmail' } };
      return judge(byEmail.get(word.email), ownEmail);
    }
    const name = fold(word.name);
    const called = byName.get(name) ?? byName.get(withoutFather(name))?.filter(hasTwoNames) ?? [];
    const named = called.map(({ person }) => person);
    const all = named.length > 0 ? named : byInitials(word.name);
    const namesakes = all.filter(({ absence }) => absence === null);
    const isSure = namesakes.length < 2 && named.length > 0;
    if (isSure || namesakes.length === 0) return judge(namesakes[0] ?? all[0], ownEmail);
    const email = meant.get(name);
    if (email === null) return { namesakes };
    const leader = namesakes.find((one) => one.email === email);
    if (leader) return { ...judge(leader, ownEmail), namesakes };
    const key = namesakes.length === 1 ? 'leaderByInitials' : 'severalLeaders';
    return { namesakes, issue: wrong(key, { name: word.name }) };
  };
  return (word, ownEmail) => {
    const found = findOne(word, ownEmail);
    const said = found.missing && meant.get(fold(quotedCell(saidOf(word))));
    const [instead] = said ? readLeaders(tidyCell(said)) : [];
    if (!instead) return found;
    const { leader, missing, namesakes } = findOne(instead, ownEmail);
    if (leader) return { ...found, leader };
    return { ...found, missing: missing ?? (namesakes ? 'several' : 'unknown') };
  };
}

/** A directory may know the father's name of somebody whom the file calls by two names. */
const withoutFather = (name: string): string => name.split(' ').slice(0, 2).join(' ');
const hasTwoNames = ({ person }: { person: Somebody }): boolean =>
  person.name.trim().split(/\s+/).length === 2;

function judge(found: Somebody | undefined, ownEmail: string): FoundLeader {
  if (!found) return { missing: 'unknown' };
  if (found.email === ownEmail) return { missing: 'own' };
  return found.absence ? { missing: found.absence } : { leader: found };
}

/** What is wrong where leaders who can't be are not left out. */
export const missingIssue = (reason: MissingLeader['reason'], name: string): Issue =>
  reason === 'own' ? wrong('ownLeader') : wrong(missingKeys[reason], { name });
const missingKeys = {
  unknown: 'noLeader',
  several: 'severalLeaders',
  left: 'leaderLeft',
  noEmail: 'leaderWithoutEmail',
  leftOut: 'leaderLeftOut',
} as const;

export const tooManyLeaders = (): Issue => wrong('tooManyLeaders', { max: mostLeaders });

/** What is wrong with the leaders of somebody as they would be once the whole file is saved. */
export function leadingIssues(
  id: string,
  leaders: readonly Somebody[],
  { leaderIds, counts }: ReturnType<typeof structureOf>,
): Issue[] {
  const isCircle = leaders.some((leader) => leaderIds.get(leader.id)?.includes(id));
  const full = leaders.filter((leader) => (counts.get(leader.id) ?? 0) > mostSubordinates);
  return [
    ...(isCircle ? [wrong('leadEachOther')] : []),
    ...full.map(({ name }) => wrong('tooManySubordinates', { name, max: mostSubordinates })),
  ];
}

/** Who leads whom once the file is saved, and how many people each leader leads. */
export function structureOf(leaderIds: ReadonlyMap<string, readonly string[]>) {
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
  | 'leaderByInitials'
  | 'noLeader'
  | 'ownLeader'
  | 'leaderLeft'
  | 'leaderWithoutEmail'
  | 'leaderLeftOut'
  | 'leadEachOther'
  | 'tooManyLeaders'
  | 'tooManySubordinates';
