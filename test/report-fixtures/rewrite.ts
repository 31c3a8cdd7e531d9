/** The same history with other answers that must not change the report. */
import type { Answer } from '#contract/platform/rules/scale.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import {
  type AnswerStep,
  commonRating,
  competenceId,
  type History,
  type Output,
  sheetId,
} from './history.ts';
import { presentIn } from './present.ts';

const competenceColumn = (index: number) => `competence:${competenceId(index)}`;
const commonColumn = (index: number) => `question:${commonRating(index)}`;

/** Changes the marks of a sheet in every row that has no entry for it in that output. */
export function withUnshownChanged(history: History, { content, ledger }: Output): History {
  const groupOf = (sheet: string) =>
    ledger.atoms.find(({ sheets }) => sheets.includes(sheet))?.types.join();
  const isShown = (entries: readonly { types: readonly string[] }[], sheet: string) =>
    entries.some(({ types }) => types.join() === groupOf(sheet));
  const ratings = content.commonQuestionAnswerList.filter(({ type }) => type === 'rating');
  return changeAnswers(history, (step) => {
    const other = <A extends Answer | null>(
      entries: readonly { types: readonly string[] }[],
      given: A,
    ) => (given && !isShown(entries, sheetId(step.answer)) ? ((1 + (given % 5)) as Answer) : given);
    return {
      ...step,
      answers: step.answers.map((list, index) =>
        list.map((given) => other(content.competenceMarkList[index]!.participantList, given)),
      ),
      common: (step.common ?? []).map((given, index) => other(ratings[index]!.answers, given)),
    };
  });
}

/**
 * In every atom, gives each sheet the answers of the next one that has marks in the same columns, column
 * by column and each time of another one. Texts stay, as those of sheets that do not speak yet are shown too.
 */
export function swapInsideAtoms(history: History, { input, ledger }: Output): History {
  const steps = new Map(
    history.steps.flatMap((step) => ('answers' in step ? [[sheetId(step.answer), step]] : [])),
  );
  const columns = [
    ...input.competences.map((_, index) => competenceColumn(index)),
    ...(history.commonQuestions ?? []).map((_, index) => commonColumn(index)),
  ].map((column) => new Set(presentIn(input, column)));
  const alike = ledger.atoms.flatMap(({ sheets }) => [
    ...groupBy(sheets, (id) => columns.map((column) => column.has(id)).join()).values(),
  ]);
  const giver = (own: AnswerStep, further: number): AnswerStep => {
    const sheet = sheetId(own.answer);
    const others = alike.find((ids) => ids.includes(sheet)) ?? [sheet];
    return steps.get(others[(others.indexOf(sheet) + further) % others.length]!)!;
  };
  return changeAnswers(history, (own) => ({
    ...own,
    answers: own.answers.map((_, index) => giver(own, index + 1).answers[index]!),
    common: (own.common ?? []).map((_, index) => giver(own, index + 1).common![index]!),
  }));
}

/**
 * Changes answers of colleagues, customers and subordinates only. Supervisors and self are shown as
 * they are anyway.
 */
function changeAnswers(history: History, change: (step: AnswerStep) => AnswerStep): History {
  const added = history.steps.flatMap((step) => ('add' in step ? [step.add] : []));
  const people = [...history.people, ...added];
  const isAttributed = ({ answer }: AnswerStep) =>
    ['supervisor', 'employee'].includes(people[answer]!.type);
  return {
    ...history,
    steps: history.steps.map((step) =>
      'answers' in step && !isAttributed(step) ? change(step) : step,
    ),
  };
}
