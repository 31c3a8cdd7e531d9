import type { AnonymousType } from '#contract/platform/rules/methods.ts';
import { loadNames } from '#server/assessment/questionary/work/names-queries.ts';
import { choices, namedIn, type Panel } from '#server/assessment/questionary/work/overlap-rules.ts';
import { loadReportReaders } from '#server/assessment/questionary/work/queries.ts';
import { matchPeople } from '#server/assessment/questionary/work/same-people.ts';
import type { Ledger } from '#server/assessment/report/content/atoms.ts';
import { columnKeys } from '#server/assessment/report/content/columns.ts';
import type { Rater } from '#server/platform/db/schema/report.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { ToCompare } from './keep-back.ts';
import { listNear, listReportsOut } from './out-queries.ts';

/** Who has answered here. */
type Answered = Omit<Panel, 'raters'> & { raters: readonly Rater[] };

/** What is out about the same person. */
interface Out {
  out: Omit<ToCompare, 'threshold' | 'ways'>;
  /** Columns that others asked too, and whether somebody of their groups left any of it out. */
  askedBefore: Map<string, { hasGap: boolean }>;
}

interface About {
  questionaryId: string;
  employeeId: string;
  /** All records of this person, this one too. */
  records: readonly string[];
  now: Date;
  panel: Answered;
}

export async function loadOut(scope: Scope, about: About): Promise<Out> {
  const { questionaryId, employeeId, records, now, panel } = about;
  const near = await listNear(scope, { questionaryId, records }, now);
  const reports = await listReportsOut(
    scope,
    [questionaryId, ...near.map(({ id }) => id)],
    records,
  );
  const reportsOf = (id: string, subjectId: string) =>
    reports.filter((each) => each.questionaryId === id && each.employeeId === subjectId);
  const own = reportsOf(questionaryId, employeeId);
  const others = near.map((other) => {
    const given = reportsOf(other.id, other.subjectId);
    const raters = [...other.asked, ...given.flatMap((report) => report.raters)];
    return { ...other, given, raters };
  });
  const idsOf = ({ raters }: { raters: readonly Rater[] }) => raters.map(({ id }) => id);
  const people = [...new Set([panel, ...others].flatMap(idsOf))];
  const opens = await loadReportReaders(scope, people);
  const knownIn = (each: Answered) => [
    ...namedIn(each),
    ...each.raters
      .filter(({ id, isCounted }) => !isCounted || records.some((record) => opens(id, record)))
      .map(({ id }) => id),
  ];
  const names = others.length > 0 ? await loadNames(scope, people, false) : new Map();
  const out = {
    own: own.flatMap(({ sums }) => sums),
    others: others.map(({ number, given, anonymityThreshold: threshold, ...other }) => ({
      number,
      sums: given.flatMap(({ sums }) => sums.map((ids) => ({ ids, threshold }))),
      known: sorted(knownIn({ ...other, anonymityThreshold: threshold })),
    })),
    known: sorted(knownIn(panel)),
    samePeople: matchPeople([panel, ...others].map(idsOf), names),
  };
  return { out, askedBefore: askedIn(others.flatMap(({ given }) => given)) };
}

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

type Asked = Awaited<ReturnType<typeof listReportsOut>>[number];

function askedIn(reports: readonly Asked[]): Out['askedBefore'] {
  const asked: Out['askedBefore'] = new Map();
  for (const { competenceIds, ratingIds, leftOutColumns } of reports) {
    const keys = [
      ...(competenceIds ?? []).map(columnKeys.competence),
      ...ratingIds.map(columnKeys.question),
    ];
    for (const key of keys) {
      const hasGap = leftOutColumns.includes(key) || asked.get(key)?.hasGap === true;
      asked.set(key, { hasGap });
    }
  }
  return asked;
}

/**
 * The people behind each group that a report shows for the first time: of the roles of each atom new in
 * the ledger, everybody who has answered and is in no earlier one.
 */
export function newSums(
  raters: readonly Rater[],
  { before, after, own }: { before: Ledger; after: Ledger; own: readonly (readonly string[])[] },
): string[][] {
  const old = new Set(own.flat());
  return after.atoms
    .slice(before.atoms.length)
    .map(({ types }) =>
      raters
        .filter(({ id, type }) => types.some((each) => each === type) && !old.has(id))
        .map(({ id }) => id),
    );
}

/** What is to be looked at before a report is given out: nothing, where nothing is near. */
export function whatToCompare(
  panel: Answered,
  { own, others, known, samePeople }: Out['out'],
  sumsWithout: (types: readonly AnonymousType[]) => string[][],
): ToCompare | null {
  if (!panel.keepsAnonymity || others.length === 0) return null;
  const answered = (types: readonly AnonymousType[]) =>
    panel.raters.filter(({ type }) => types.some((each) => each === type)).length;
  const ways = [[], ...choices.filter((types) => types.every((type) => answered([type]) > 0))];
  ways.sort((one, other) => answered(one) - answered(other));
  return {
    threshold: panel.anonymityThreshold,
    own,
    others,
    known,
    samePeople,
    ways: ways.map((types) => ({ types: [...types], sums: sumsWithout(types) })),
  };
}
