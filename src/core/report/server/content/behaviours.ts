/** Marks of single questions (data-and-maths, rule 12). */
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { highestMark, limits, lowestMark } from '#platform/contract/rules/scale.ts';
import {
  add,
  compare,
  type Fraction,
  fraction,
  fromDecimal,
  mean,
  numberOrNull,
  roundHalfUp,
  subtract,
} from './fraction.ts';
import { type RowEntry, weightedMean } from './groups.ts';
import {
  type FrozenQuestion,
  isAnonymousType,
  type MarkedSheet,
  ratingQuestions,
  sheetMark,
} from './sheets.ts';
import { coarsely } from './told.ts';

/** A question of a competence, with its marks 1–5. Null where there is none. */
export interface Behaviour {
  competenceId: string;
  questionId: string;
  questionText: string;
  self: Fraction | null;
  supervisor: Fraction | null;
  others: Fraction | null;
}

const highLimit = fromDecimal(limits.high);
const [lowest, highest] = [fraction(lowestMark), fraction(highestMark)];
/** So many most and least seen behaviours are named at most. */
const most = 3;

/** The competence's questions in order, from its row's entries. `threshold` is null without anonymity. */
export function behavioursOf(
  competenceId: string,
  questions: readonly FrozenQuestion[],
  entries: readonly RowEntry[],
  threshold: number | null,
): Behaviour[] {
  const own = [...ratingQuestions(questions).entries()].filter(
    ([, question]) => question.competenceId === competenceId,
  );
  const asked = own.map(([question]) => question);
  const of = (isOf: (entry: RowEntry) => boolean) =>
    entries.filter(isOf).flatMap((each) => each.marked);
  const self = of(({ types }) => types[0] === 'employee');
  const supervisors = of(({ types }) => types[0] === 'supervisor');
  const others = entries.filter(({ types }) => types.some(isAnonymousType));
  const othersMark =
    threshold === null
      ? (question: number) =>
          meanOn(
            question,
            others.flatMap(({ marked }) => marked),
          )
      : toldMarks(others, asked, threshold);
  return own.map(([question, { id, text }]) => ({
    competenceId,
    questionId: id,
    questionText: text,
    self: meanOn(question, self),
    supervisor: meanOn(question, supervisors),
    others: othersMark(question),
  }));
}

/** The three most and the three least seen behaviours, in the questionary's order where they are equal. */
export function behaviourLists(behaviours: readonly Behaviour[]) {
  const rated = behaviours.flatMap((each) =>
    each.others === null ? [] : [{ ...each, others: each.others }],
  );
  const isHigh = ({ others }: { others: Fraction }) => compare(others, highLimit) >= 0;
  const high = rated.filter(isHigh).sort((a, b) => compare(b.others, a.others));
  const low = rated.filter((each) => !isHigh(each)).sort((a, b) => compare(a.others, b.others));
  return {
    behaviourTopList: high.slice(0, most).map(named),
    behaviourLowList: low.slice(0, most).map(named),
  } satisfies Partial<ReportContent>;
}

const named = ({ competenceId, questionId, questionText, others }: Behaviour) => ({
  competenceId,
  questionId,
  questionText,
  otherMark: numberOrNull(others),
});

export const questionMark = ({ questionId, questionText, ...marks }: Behaviour) => ({
  questionId,
  questionText,
  selfMark: numberOrNull(marks.self),
  supervisorMark: numberOrNull(marks.supervisor),
  otherMark: numberOrNull(marks.others),
});

/**
 * All questions of a competence or none: with plain means, its mark and those of all but one question
 * would leave the mark of anybody who skipped that one. So a question's mark is the level of the whole row
 * and how the question differs from each sheet's own mark on the competence. T people who count and
 * marked every question tie these differences together. Where a group has a gap in the row, the level
 * is that of the marks as told, else the questions together would tell the row more exactly.
 */
function toldMarks(
  entries: readonly RowEntry[],
  asked: readonly number[],
  threshold: number,
): (question: number) => Fraction | null {
  const sheets = entries.flatMap(({ marked }) => marked);
  const complete = sheets.filter(({ marks }) => marks.length === asked.length).length;
  const uncounted = entries
    .flatMap(({ group }) => group.atoms ?? [])
    .reduce((count, atom) => count + atom.sheets.length - atom.weight, 0);
  if (complete < sheets.length && complete - uncounted < threshold) return () => null;
  const hasGap = entries.some((entry) => entry.hasGap);
  const level = hasGap ? weightedMean(entries) : mean(sheets.map(sheetMark));
  const isWhole = !hasGap && complete === sheets.length;
  return (question) => {
    const differences = sheets.flatMap((sheet) => {
      const mark = markOn(question, sheet);
      return mark === null ? [] : [subtract(mark, sheetMark(sheet))];
    });
    const difference = mean(differences);
    if (level === null || difference === null) return null;
    const mark = withinScale(add(level, difference));
    return isWhole ? roundHalfUp(mark, 1) : coarsely(mark, complete);
  };
}

const withinScale = (mark: Fraction): Fraction =>
  compare(mark, lowest) < 0 ? lowest : compare(mark, highest) > 0 ? highest : mark;

const meanOn = (question: number, sheets: readonly MarkedSheet[]): Fraction | null =>
  mean(sheets.flatMap((sheet) => markOn(question, sheet) ?? []));

function markOn(question: number, { marks }: MarkedSheet): Fraction | null {
  const given = marks.find((mark) => mark.question === question);
  return given ? fraction(given.mark) : null;
}
