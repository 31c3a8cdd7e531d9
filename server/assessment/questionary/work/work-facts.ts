import { dateIn } from '#contract/platform/rules/dates.ts';
import { addDays } from '#contract/platform/rules/days.ts';
import type { QuestionaryRow } from '#server/assessment/questionary/record/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { recently } from '#server/platform/shared/recently.ts';
import { nameKey } from '#server/platform/shared/same-name.ts';
import { listReported, loadNames } from './names-queries.ts';
import type { Neighbour } from './neighbours.ts';
import {
  type Doubts,
  listAskedTexts,
  listNeighbours,
  loadDoubts,
  loadReportReaders,
} from './queries.ts';
import { askedFacts } from './repeated-questions.ts';
import type { DecidingFacts, WorkFacts } from './rules.ts';
import { matchPeople } from './same-people.ts';

/** So many days after its end a questionary is still compared (rule 26). */
const recentDays = 30;

/** The moment, and the place it is looked at from. */
export interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
}

/** A questionary as read, with the threshold that applies to it. */
export interface ReadQuestionary {
  row: Pick<
    QuestionaryRow,
    'id' | 'method' | 'isAnonymous' | 'smallGroups' | 'dateStart' | 'dateEnd'
  >;
  anonymityThreshold: number;
  people: Pick<WorkFacts, 'subjects' | 'participants'>;
  competenceIds: readonly string[];
}

/** What decides whether it may go to work, and what to know before it does. */
export async function loadWorkFacts(
  scope: Scope,
  read: ReadQuestionary,
  clock: Clock,
): Promise<WorkFacts> {
  const raterIds = read.people.participants.map(({ id }) => id);
  const doubts = await loadDoubts(scope, raterIds, recently(clock.now));
  return { ...(await loadDecidingFacts(scope, read, clock)), ...doubts };
}

/** Only what decides whether it may go to work. */
export async function loadDecidingFacts(
  scope: Scope,
  { row, anonymityThreshold, people, competenceIds }: ReadQuestionary,
  clock: Clock,
): Promise<DecidingFacts> {
  const { id, method, isAnonymous, smallGroups, dateEnd } = row;
  const { subjects, participants } = people;
  const ids = {
    subjectIds: subjects.map((subject) => subject.id),
    raterIds: participants.map((participant) => participant.id),
  };
  return {
    method,
    isAnonymous,
    smallGroups,
    anonymityThreshold,
    dateEnd,
    subjects,
    participants,
    competenceCount: competenceIds.length,
    ...askedFacts(await listAskedTexts(scope, competenceIds)),
    today: dateIn(clock.timeZone, clock.now),
    ...(await loadNear(scope, { id, dateStart: row.dateStart, sentAt: null }, ids, clock)),
  };
}

type Near = Pick<WorkFacts, 'neighbours' | 'mayOpenReport'>;

/** A questionary whose neighbours are looked for. */
interface Itself {
  /** Null for one that is not saved yet. */
  id: string | null;
  dateStart: string;
  /** Null for one that is not in work yet. */
  sentAt: Date | null;
}

interface Ids {
  subjectIds: readonly string[];
  raterIds: readonly string[];
}

/** What the anonymity of this and other questionaries depends on beyond the questionary itself. */
export async function loadAround(
  scope: Scope,
  questionary: Itself,
  people: Ids,
  clock: Clock,
): Promise<Near & Doubts> {
  const near = await loadNear(scope, questionary, people, clock);
  return { ...near, ...(await loadDoubts(scope, people.raterIds, recently(clock.now))) };
}

/** What other questionaries it may be too near to. */
async function loadNear(
  scope: Scope,
  questionary: Itself,
  people: Ids,
  clock: Clock,
): Promise<Near> {
  const { subjectIds, raterIds } = people;
  const neighbours = await loadNeighbours(scope, questionary, people, clock);
  const others = neighbours.flatMap(({ raters }) => raters.map((rater) => rater.id));
  const readerIds = [...new Set([...subjectIds, ...raterIds, ...others])];
  return { neighbours, mayOpenReport: await loadReportReaders(scope, readerIds) };
}

/**
 * The neighbours of these subjects, those about other records of the same name too. Where raters may be
 * one person, as far as their names tell, they have one id: that of the rater here.
 */
async function loadNeighbours(
  scope: Scope,
  { id: questionaryId, dateStart, sentAt }: Itself,
  { subjectIds, raterIds }: Ids,
  { now, timeZone }: Clock,
): Promise<Neighbour[]> {
  const sentDay = dateIn(timeZone, sentAt ?? now);
  const firstDay = dateStart > sentDay ? dateStart : sentDay;
  const endedSince = addDays(firstDay, -recentDays);
  const since = { endedSince, timeZone };
  const subjectOf = await findNamesakes(scope, subjectIds, since);
  // Two namesakes who are both assessed here are two people.
  for (const id of subjectIds) subjectOf.set(id, id);
  const found = await listNeighbours(scope, questionaryId, [...subjectOf.keys()], since);
  if (found.length === 0) return [];
  const idsOf = ({ raters }: Pick<Neighbour, 'raters'>) => raters.map(({ id }) => id);
  const names = await loadNames(scope, [...raterIds, ...found.flatMap(idsOf)], false);
  const samePeople = matchPeople([raterIds, ...found.map(idsOf)], names);
  const personOf = (id: string) => samePeople.get(id) ?? id;
  return found.map((neighbour) => ({
    ...neighbour,
    // To wait helps a new one only: this one's first day stays.
    freeFrom: sentAt ? null : neighbour.freeFrom,
    uncounted: neighbour.uncounted.map(personOf),
    subjectId: subjectOf.get(neighbour.subjectId) ?? neighbour.subjectId,
    isNamesake: !subjectIds.includes(neighbour.subjectId),
    raters: neighbour.raters.map((rater) => ({ ...rater, id: personOf(rater.id) })),
    sums: neighbour.sums.map((ids) => ids.map(personOf)),
  }));
}

/**
 * Records that are assessed and may be one of these people, with whom. They matter only where a report about
 * one of them tells something (`openlyIssues`): otherwise the thousands who are assessed are not read.
 */
async function findNamesakes(
  scope: Scope,
  subjectIds: readonly string[],
  since: { endedSince: string; timeZone: string },
): Promise<Map<string, string>> {
  const reported = await listReported(scope, since);
  if (reported.length === 0) return new Map();
  const known = await loadNames(scope, [...subjectIds, ...reported], false);
  const keysOf = (ids: readonly string[]) =>
    ids.flatMap((id) => (known.get(id) ?? []).map(nameKey));
  const told = new Set(keysOf(reported));
  if (!keysOf(subjectIds).some((key) => told.has(key))) return new Map();
  const assessed = await loadNames(scope, subjectIds, true);
  const recordsOf = groupBy(
    [...assessed].flatMap(([record, names]) => names.map((name) => ({ record, name }))),
    ({ name }) => nameKey(name),
  );
  return new Map(
    subjectIds.flatMap((id) => {
      const records = (assessed.get(id) ?? []).flatMap(
        (name) => recordsOf.get(nameKey(name)) ?? [],
      );
      return records.map(({ record }) => [record, id] as const);
    }),
  );
}
