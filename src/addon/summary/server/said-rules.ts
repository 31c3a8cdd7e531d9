import {
  type Addition,
  type Mean,
  meanOf,
  type SumOfPeople,
  sumOf,
} from '#addon/heatmap/server/figures-rules.ts';
import type { ReportOrigin } from '#addon/heatmap/server/way-rules.ts';

/** What a report says beside the others' marks. */
export interface Said extends Pick<ReportOrigin, 'personId' | 'questionaryId'> {
  competenceIds: readonly string[];
  /** One for each competence. */
  selfMarks: readonly (number | null)[];
  /** For each competence its questions' ids, and the marks of the others, or of the leader where only leaders are asked. */
  questions: readonly (readonly [ids: readonly string[], marks: readonly (number | null)[]])[];
}

/** The sums of a step that a summary tells beside the others' marks. */
export interface StepSums {
  self: SumOfPeople;
  /** The sums by question, of everybody in the step: with fewer, the difference would be about the others. */
  questions: ReadonlyMap<string, SumOfPeople>;
}

const nobody: SumOfPeople = { sum: 0, peopleCount: 0 };

/**
 * The sums of each department's step of a competence. Self marks count once as many people have one as the step's
 * threshold says, of those whom the reader doesn't know, or once the reader knows all of them, while all of its reports
 * are there. Steps share nobody's mark, so what is new in the last one of any sums and
 * differences is about so many.
 */
export function sumSteps(
  steps: readonly Addition[],
  competenceId: string,
  {
    saidIn,
    known,
  }: { saidIn: (report: ReportOrigin) => Said | undefined; known: ReadonlySet<string> },
): Map<Addition, StepSums> {
  const counted = new Map<string, number>();
  const sums = new Map<Addition, StepSums>();
  for (const step of steps) {
    if (step.side !== 'subdivision') continue;
    const marks = step.reports.flatMap((report) => {
      const said = saidIn(report);
      const mark = said?.selfMarks[said.competenceIds.indexOf(competenceId)] ?? null;
      return mark === null ? [] : [{ personId: report.personId, mark }];
    });
    const unknown = marks.filter(({ personId }) => !known.has(personId)).length;
    const isThere = step.reports.every((report) => saidIn(report) !== undefined);
    const isTold = isThere && (unknown === 0 || unknown >= step.threshold);
    const self = isTold ? addSelf(marks, counted) : nobody;
    sums.set(step, { self, questions: questionSums(step, competenceId, saidIn) });
  }
  return sums;
}

function addSelf(
  marks: readonly { personId: string; mark: number }[],
  counted: Map<string, number>,
): SumOfPeople {
  const added = marks.map(({ personId, mark }) => {
    const earlier = counted.get(personId);
    counted.set(personId, mark);
    return { sum: mark - (earlier ?? 0), peopleCount: earlier === undefined ? 1 : 0 };
  });
  return sumOf(added);
}

/**
 * Adds up first marks only: what replaces them asks other questions at times. Everybody has to have a mark in the same
 * questions: what the marks of the competence hold beyond those told would be about the one who differs.
 */
function questionSums(
  { nth, reports }: Addition,
  competenceId: string,
  saidIn: (report: ReportOrigin) => Said | undefined,
): Map<string, SumOfPeople> {
  const sums = new Map<string, SumOfPeople>();
  if (nth > 0) return sums;
  for (const report of reports) {
    const said = saidIn(report);
    const [ids, marks] = said?.questions[said.competenceIds.indexOf(competenceId)] ?? [[], []];
    for (const [at, id] of ids.entries()) {
      const { sum, peopleCount } = sums.get(id) ?? nobody;
      const mark = marks[at] ?? null;
      const isTold = mark !== null;
      sums.set(id, { sum: sum + (mark ?? 0), peopleCount: peopleCount + Number(isTold) });
    }
  }
  const isAlike = [...sums.values()].every(({ peopleCount }) => peopleCount === reports.length);
  return isAlike ? sums : new Map();
}

/** The averages of the groups that a sum is made of; later marks belong to the group of the first ones. */
export function groupMeans(told: readonly Addition[]): Mean[] | null {
  const firsts = told.filter(({ nth }) => nth === 0);
  const parts = new Map(firsts.map((step) => [step, [step]]));
  for (const step of told) {
    if (step.nth === 0) continue;
    const group = firsts.find(({ personIds }) => {
      const people = new Set(personIds);
      return step.personIds.every((id) => people.has(id));
    });
    if (!group) return null;
    parts.get(group)?.push(step);
  }
  return [...parts.values()].map(meanOf);
}
