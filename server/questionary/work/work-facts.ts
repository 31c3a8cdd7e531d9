import { dateIn } from '#contract/rules/dates.ts';
import { addDays } from '#contract/rules/days.ts';
import type { Scope } from '#server/db/scope.ts';
import type { People } from '#server/questionary/record/detail-queries.ts';
import type { QuestionaryRow } from '#server/questionary/record/queries.ts';
import { startOfDay } from '#server/shared/calendar.ts';
import { recently } from '#server/shared/recently.ts';
import {
  type Doubts,
  listAskedTexts,
  listNeighbours,
  loadDoubts,
  loadReportReaders,
} from './queries.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import type { WorkFacts } from './rules.ts';

/**
 * How many days after its end a questionary is still checked for nearly the same raters (rule 26).
 */
const recentDays = 30;

/** The moment, and the place it is looked at from. */
export interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
}

/** A questionary as read, with the threshold that applies to it. */
interface Read {
  row: Pick<QuestionaryRow, 'id' | 'method' | 'isAnonymous' | 'smallGroups' | 'dateEnd'>;
  anonymityThreshold: number;
  people: People;
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
    repeatedQuestions: repeatedQuestions(await listAskedTexts(scope, competenceIds)),
    today: dateIn(clock.timeZone, clock.now),
    ...(await loadAround(scope, id, ids, clock)),
  };
}

type Around = Pick<WorkFacts, 'neighbours' | 'mayOpenReport'> & Doubts;

/**
 * What the anonymity of this and other questionaries depends on beyond the questionary itself. For
 * one that is not saved yet, the id is null.
 */
export async function loadAround(
  scope: Scope,
  questionaryId: string | null,
  { subjectIds, raterIds }: { subjectIds: readonly string[]; raterIds: readonly string[] },
  { now, timeZone }: Clock,
): Promise<Around> {
  const since = startOfDay(addDays(dateIn(timeZone, now), -recentDays), timeZone);
  const neighbours = await listNeighbours(scope, questionaryId, subjectIds, since);
  const others = neighbours.flatMap(({ raters }) => raters.map((rater) => rater.id));
  const mayOpenReport = await loadReportReaders(scope, [...new Set([...raterIds, ...others])]);
  return { neighbours, mayOpenReport, ...(await loadDoubts(scope, raterIds, recently(now))) };
}
