import type { Issue } from '#contract/issues.ts';
import { keepsAnonymity } from '#contract/methods.ts';
import { addDays, dateIn, startOfDay } from '#server/calendar.ts';
import type { Scope } from '#server/db/scope.ts';
import { listCompetencies, listParticipants, listSubjects } from './detail-queries.ts';
import { getThreshold, type QuestionaryRow } from './queries.ts';
import { listNeighbours, loadReportReaders } from './work-queries.ts';
import { recentNumbers, type WorkFacts, workErrors, workWarnings } from './work-rules.ts';

/** For so many days after its end a questionary is looked at for nearly the same raters (decision 26). */
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
  { now, timeZone }: Clock,
): Promise<WorkFacts> {
  const { id, method, isAnonymous, dateEnd } = row;
  const anonymityThreshold = row.anonymityThreshold ?? (await getThreshold(scope));
  const subjects = await listSubjects(scope, id);
  const participants = await listParticipants(scope, id);
  const competencies = await listCompetencies(scope, id, 'ru');
  const isKept = keepsAnonymity({ method, isAnonymous, anonymityThreshold });
  const today = dateIn(timeZone, now);
  const since = startOfDay(addDays(today, -recentDays), timeZone);
  const subjectIds = subjects.map((subject) => subject.id);
  const neighbours = isKept ? await listNeighbours(scope, id, subjectIds, since) : [];
  const raters = [participants, ...neighbours.map((neighbour) => neighbour.raters)].flat();
  const raterIds = [...new Set(raters.map((rater) => rater.id))];
  return {
    ...{ method, isAnonymous, anonymityThreshold, dateEnd, today, subjects, participants },
    competenceCount: competencies.length,
    mayOpenReport: isKept ? await loadReportReaders(scope, raterIds) : () => false,
    neighbours,
  };
}
