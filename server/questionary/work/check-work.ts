import type { Issue } from '#contract/call/issues.ts';
import type { Scope } from '#server/db/scope.ts';
import {
  listCompetences,
  listParticipants,
  listSubjects,
} from '#server/questionary/record/detail-queries.ts';
import { getThreshold, type QuestionaryRow } from '#server/questionary/record/queries.ts';
import { addDays, dateIn, startOfDay } from '#server/shared/calendar.ts';
import { listNeighbours, loadReportReaders } from './queries.ts';
import { recentNumbers, type WorkFacts, workErrors, workWarnings } from './rules.ts';

/** For so many days after its end a questionary is looked at for nearly the same raters (rule 26). */
const recentDays = 30;

/** When it is, and where. */
export interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
}

/** What forbids to work, what to know before, and what the journal keeps: empty lists when there is nothing to say. */
export async function checkWork(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<{ errors: Issue[]; warnings: Issue[]; recentNumberList: number[] }> {
  const facts = await loadWorkFacts(scope, row, clock);
  return {
    errors: workErrors(facts),
    warnings: workWarnings(facts),
    recentNumberList: recentNumbers(facts),
  };
}

export async function loadWorkFacts(
  scope: Scope,
  row: QuestionaryRow,
  clock: Clock,
): Promise<WorkFacts> {
  const { id, method, isAnonymous, dateEnd } = row;
  const anonymityThreshold = row.anonymityThreshold ?? (await getThreshold(scope));
  const subjects = await listSubjects(scope, id);
  const participants = await listParticipants(scope, id);
  const competences = await listCompetences(scope, id, 'ru');
  const people = {
    subjectIds: subjects.map((subject) => subject.id),
    raterIds: participants.map((participant) => participant.id),
  };
  return {
    method,
    isAnonymous,
    anonymityThreshold,
    dateEnd,
    subjects,
    participants,
    today: dateIn(clock.timeZone, clock.now),
    competenceCount: competences.length,
    ...(await loadAround(scope, id, people, clock)),
  };
}

type Around = Pick<WorkFacts, 'neighbours' | 'mayOpenReport'>;

/** What anonymity, its own or another's, depends on beyond the questionary itself; of those not saved yet, the id is null. */
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
  return { neighbours, mayOpenReport };
}
