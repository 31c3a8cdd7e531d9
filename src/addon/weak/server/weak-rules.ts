import { fewestPeople, type WeakQuestion } from '#addon/weak/contract/weak.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';

/** Which questions don't work, by what finished reports say (rule 228). All marks are on the report's scale of 1 to 5. */

export type Mark = number | null;

export interface ReadQuestion {
  id: string;
  /** The words that raters read. */
  text: string;
  self: Mark;
  manager: Mark;
  /** Of the others together; of the manager where nobody else is asked. */
  others: Mark;
}

export interface ReadReport {
  personId: string;
  answeredCount: number;
  hasSelf: boolean;
  hasManager: boolean;
  competenceList: {
    id: string;
    others: Mark;
    /** How many people are behind the others' mark. */
    othersCount: number;
    questionList: ReadQuestion[];
  }[];
}

/** A question as the directory has it today. */
export interface AskedQuestion {
  id: string;
  competenceId: string;
  text: string;
}

export type Finding = Pick<
  WeakQuestion,
  'questionId' | 'finding' | 'ofCount' | 'foundCount' | 'whose' | 'mark' | 'minutes'
> & { otherId: string | null };

const least = {
  /** Of managers' and people's own answers. */
  named: 0.2,
  /** Of reports that show others. */
  others: 0.3,
  /** Of reports in which two questions say the same. */
  same: 0.9,
};
const mostSpread = 0.25;
const ends = { high: 4.5, low: 1.5 };
/** Of marks with one decimal: good questions of many raters often lie within 0.2 of each other. */
const mostApart = 0.1;
const fewestBehind = 6;
/** What one rating question takes (rule 23c). */
const secondsAnAnswer = 12;
/** One-sided, 95 %. */
const z = 1.6449;

/** The share of which one can be sure (Wilson's lower bound). */
export function sureShare(found: number, of: number): number {
  if (of === 0) return 0;
  const share = found / of;
  const square = z * z;
  const middle = share + square / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return (middle - reach) / (1 + square / of);
}

/** Words as they are compared: without case, spaces at the ends or in a row, and ё. */
export const foldWords = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('ё', 'е');

interface Read {
  report: ReadReport;
  competence: ReadReport['competenceList'][number];
  question: ReadQuestion;
}

/** The findings, at most one a question, in the order of the directory; and of how many questions there is enough. */
export function findWeak(
  asked: readonly AskedQuestion[],
  reports: readonly ReadReport[],
): { questionCount: number; findings: Finding[] } {
  const words = new Map(asked.map(({ id, text }) => [id, foldWords(text)]));
  const all = reports.flatMap((report) =>
    report.competenceList.flatMap((competence) =>
      competence.questionList
        .filter(({ id, text }) => words.get(id) === foldWords(text))
        .map((question): Read => ({ report, competence, question })),
    ),
  );
  const readOf = groupBy(all, ({ question }) => question.id);
  const known = asked.filter(({ id }) => peopleOf(readOf.get(id) ?? []) >= fewestPeople);
  const findings = known.flatMap((one, at): Finding[] => {
    const read = readOf.get(one.id) ?? [];
    const before = known.slice(0, at).filter((each) => each.competenceId === one.competenceId);
    const found =
      fewCould(read) ?? allAlike(read) ?? doublesOne(read, before, (id) => readOf.get(id) ?? []);
    if (!found) return [];
    const answers = read.reduce((sum, { report }) => sum + report.answeredCount, 0);
    const minutes = Math.round((answers * secondsAnAnswer) / 60);
    return [{ ...none, ...found, questionId: one.id, minutes }];
  });
  return { questionCount: known.length, findings };
}

type Found = Pick<Finding, 'finding' | 'ofCount'> & Partial<Finding>;
const none = { foundCount: null, whose: null, mark: null, otherId: null };

const peopleOf = (read: readonly Read[]): number =>
  new Set(read.map(({ report }) => report.personId)).size;

function fewCould(read: readonly Read[]): Found | undefined {
  const named = read.flatMap(({ report, question }) => [
    ...(report.hasManager ? [question.manager] : []),
    ...(report.hasSelf ? [question.self] : []),
  ]);
  const shown = read
    .filter(({ report }) => report.competenceList.some(({ others }) => others !== null))
    .map(({ competence }) => competence.others);
  const of = (marks: readonly Mark[], whose: 'named' | 'others'): Found | undefined => {
    const foundCount = marks.filter((mark) => mark === null).length;
    return sureShare(foundCount, marks.length) >= least[whose]
      ? { finding: 'fewCould', whose, foundCount, ofCount: marks.length }
      : undefined;
  };
  return of(named, 'named') ?? of(shown, 'others');
}

function allAlike(read: readonly Read[]): Found | undefined {
  const told = read.filter(({ question }) => question.others !== null);
  if (peopleOf(told) < fewestPeople) return undefined;
  const marks = told.map(({ question }) => question.others ?? 0);
  const mark = marks.reduce((sum, one) => sum + one, 0) / marks.length;
  const spread = Math.sqrt(
    marks.reduce((sum, one) => sum + (one - mark) ** 2, 0) / (marks.length - 1),
  );
  const isAtEnd = mark >= ends.high || mark <= ends.low;
  return isAtEnd && spread <= mostSpread
    ? { finding: 'allAlike', ofCount: peopleOf(told), mark }
    : undefined;
}

/** Whether it says what one that stands before it in its competence says. */
function doublesOne(
  read: readonly Read[],
  before: readonly AskedQuestion[],
  readOf: (id: string) => readonly Read[],
): Found | undefined {
  for (const { id } of before) {
    const other = new Map(readOf(id).map(({ report, question }) => [report, question.others]));
    const gaps = read.flatMap(({ report, competence, question }) => {
      const second = other.get(report) ?? null;
      const isTold = question.others !== null && second !== null;
      return isTold && competence.othersCount >= fewestBehind
        ? [Math.abs(question.others! - second)]
        : [];
    });
    const foundCount = gaps.filter((gap) => gap <= mostApart + 1e-9).length;
    if (gaps.length >= fewestPeople && foundCount / gaps.length >= least.same) {
      return { finding: 'doubles', ofCount: gaps.length, foundCount, otherId: id };
    }
  }
  return undefined;
}
