import { dateIn } from '#contract/platform/rules/dates.ts';
import { addDays } from '#contract/platform/rules/days.ts';
import type { QuestionaryPeople } from '#server/assessment/questionary/record/detail-queries.ts';
import type { QuestionaryRow } from '#server/assessment/questionary/record/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { recently } from '#server/platform/shared/recently.ts';
import { nameKey } from '#server/platform/shared/same-name.ts';
import { loadNames } from './names-queries.ts';
import type { Neighbour } from './neighbours.ts';
import {
  type Doubts,
  listAskedTexts,
  listNeighbours,
  loadDoubts,
  loadReportReaders,
} from './queries.ts';
import { askedFacts } from './repeated-questions.ts';
import type { WorkFacts } from './rules.ts';
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
interface Read {
  row: Pick<
    QuestionaryRow,
    'id' | 'method' | 'isAnonymous' | 'smallGroups' | 'dateStart' | 'dateEnd'
  >;
  anonymityThreshold: number;
  people: QuestionaryPeople;
  competenceIds: readonly string[];
}

export async function loadWorkFacts(
  scope: Scope,
  { row, anonymityThreshold, people, competenceIds }: Read,
  clock: Clock,
): Promise<WorkFacts> {
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
    ...(await loadAround(scope, { id, dateStart: row.dateStart, sentAt: null }, ids, clock)),
  };
}

type Around = Pick<WorkFacts, 'neighbours' | 'mayOpenReport'> & Doubts;

/** A questionary whose neighbours are looked for. */
interface Itself {
  /** Null for one that is not saved yet. */
  id: string | null;
  dateStart: string;
  /** Null for one that is not in work yet. */
  sentAt: Date | null;
}

/** What the anonymity of this and other questionaries depends on beyond the questionary itself. */
export async function loadAround(
  scope: Scope,
  questionary: Itself,
  people: { subjectIds: readonly string[]; raterIds: readonly string[] },
  clock: Clock,
): Promise<Around> {
  const { raterIds } = people;
  const neighbours = await loadNeighbours(scope, questionary, people, clock);
  const others = neighbours.flatMap(({ raters }) => raters.map((rater) => rater.id));
  const mayOpenReport = await loadReportReaders(scope, [...new Set([...raterIds, ...others])]);
  const doubts = await loadDoubts(scope, raterIds, recently(clock.now));
  return { neighbours, mayOpenReport, ...doubts };
}

/**
 * The neighbours of these subjects, those about other records of the same name too. Where raters may be
 * one person, as far as their names tell, they have one id: that of the rater here.
 */
async function loadNeighbours(
  scope: Scope,
  { id: questionaryId, dateStart, sentAt }: Itself,
  { subjectIds, raterIds }: { subjectIds: readonly string[]; raterIds: readonly string[] },
  { now, timeZone }: Clock,
): Promise<Neighbour[]> {
  const assessed = await loadNames(scope, subjectIds, true);
  const recordsOf = groupBy(
    [...assessed].flatMap(([record, names]) => names.map((name) => ({ record, name }))),
    ({ name }) => nameKey(name),
  );
  const subjectOf = new Map(
    subjectIds.flatMap((id) => {
      const records = (assessed.get(id) ?? []).flatMap(
        (name) => recordsOf.get(nameKey(name)) ?? [],
      );
      return records.map(({ record }) => [record, id] as const);
    }),
  );
  // Two namesakes who are both assessed here are two people.
  for (const id of subjectIds) subjectOf.set(id, id);
  const sentDay = dateIn(timeZone, sentAt ?? now);
  const firstDay = dateStart > sentDay ? dateStart : sentDay;
  const endedSince = addDays(firstDay, -recentDays);
  const found = await listNeighbours(scope, questionaryId, [...subjectOf.keys()], {
    endedSince,
    timeZone,
  });
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
