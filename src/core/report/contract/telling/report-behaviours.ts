import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { isGrouped } from '#core/report/contract/content/report-gaps.ts';
import { isSelf } from '#core/report/contract/content/report-groups.ts';
import { rounded } from '#core/report/contract/content/report-numbers.ts';
import { sourceOf } from './report-source.ts';

/** The marks of single questions, as screen, paper and files show them (rule 65e). */

type QuestionMark = CompetenceMark['questionMarkList'][number];

/** Who may have a mark on a question. */
export type Rater = 'self' | 'supervisor' | 'others';

export interface SeenBehaviour {
  competenceId: string;
  questionText: string;
  /** The name of its competence. */
  name: string;
  mark: number;
}

export interface BehaviourBlock {
  competenceId: string;
  name: string;
  description: string | null;
  questions: readonly QuestionMark[];
  /** Why the others' marks are not told here, as a key of `paper.behaviours`. */
  whyNot: 'tooFew' | 'askedBefore' | 'notShown' | null;
}

/** So many most and least seen behaviours are named at most. */
const most = 3;
/** A behaviour that is seen more than another (rules 65e, 163). */
export const clearlyApart = 0.3;

export const questionMarkBy = (question: QuestionMark, rater: Rater): number | null =>
  question[
    ({ self: 'selfMark', supervisor: 'supervisorMark', others: 'otherMark' } as const)[rater]
  ];

/** The raters with a mark on any question, in the order of the columns. */
export function ratersOfQuestions({ competenceMarkList }: ReportContent): Rater[] {
  const questions = competenceMarkList.flatMap(({ questionMarkList }) => questionMarkList);
  return (['supervisor', 'others', 'self'] as const).filter((rater) =>
    questions.some((question) => questionMarkBy(question, rater) !== null),
  );
}

/** Every competence with its questions. Empty where no question has a mark. */
export function behaviourBlocks(content: ReportContent): BehaviourBlock[] {
  if (ratersOfQuestions(content).length === 0) return [];
  return content.competenceMarkList.map((row) => ({
    competenceId: row.competenceId,
    name: row.name,
    description: row.description,
    questions: row.questionMarkList,
    whyNot: whyNot(content, row),
  }));
}

function whyNot(content: ReportContent, row: CompetenceMark): BehaviourBlock['whyNot'] {
  if (sourceOf(content) !== 'others') return null;
  if (row.questionMarkList.some(({ otherMark }) => otherMark !== null)) return null;
  const groups = row.participantList.filter((group) => !isSelf(group));
  if (groups.some(({ types }) => isGrouped(content, types)))
    return row.isKeptBack ? 'askedBefore' : 'tooFew';
  return row.isKeptBack ? 'askedBefore' : 'notShown';
}

/**
 * The most and the least seen behaviours that lie clearly apart from most. Where only leaders gave
 * marks, theirs stand for the others': at least 4.0 or below, the highest or lowest three, in the
 * questionary's order where they are equal.
 */
export function seenBehaviours(content: ReportContent): Record<'top' | 'low', SeenBehaviour[]> {
  const { top, low } = storedOrLeaders(content);
  const middle = middleMark(content);
  const isApart = ({ mark }: SeenBehaviour) => rounded(Math.abs(mark - middle), 2) >= clearlyApart;
  return { top: top.filter(isApart), low: low.filter(isApart) };
}

/** The mark in the middle of all behaviours, between two where their number is even. */
function middleMark(content: ReportContent): number {
  const rater = sourceOf(content) === 'others' ? 'others' : 'supervisor';
  const sorted = content.competenceMarkList
    .flatMap(({ questionMarkList }) =>
      questionMarkList.flatMap((question) => questionMarkBy(question, rater) ?? []),
    )
    .sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [below = 0, above = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (below + above) / 2;
}

function storedOrLeaders(content: ReportContent): Record<'top' | 'low', SeenBehaviour[]> {
  if (sourceOf(content) === 'others') {
    const { behaviourTopList, behaviourLowList } = content;
    return { top: told(content, behaviourTopList), low: told(content, behaviourLowList) };
  }
  const { high } = content.limits;
  const marked = content.competenceMarkList.flatMap(({ competenceId, name, questionMarkList }) =>
    questionMarkList.flatMap(({ questionText, supervisorMark: mark }) =>
      mark === null ? [] : [{ competenceId, name, questionText, mark }],
    ),
  );
  return {
    top: marked
      .filter(({ mark }) => mark >= high)
      .sort((a, b) => b.mark - a.mark)
      .slice(0, most),
    low: marked
      .filter(({ mark }) => mark < high)
      .sort((a, b) => a.mark - b.mark)
      .slice(0, most),
  };
}

const told = (
  { competenceMarkList }: ReportContent,
  list: ReportContent['behaviourTopList'],
): SeenBehaviour[] =>
  list.flatMap(({ competenceId, questionText, otherMark: mark }) => {
    const name = competenceMarkList.find((row) => row.competenceId === competenceId)?.name ?? '';
    return mark === null ? [] : [{ competenceId, questionText, name, mark }];
  });
