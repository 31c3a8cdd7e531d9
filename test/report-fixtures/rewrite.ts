/** The same history with other answers that must not change the report. */
import type { Answer } from '#contract/rules/scale.ts';
import { type AnswerStep, competenceId, type History, type Output, sheetId } from './history.ts';

const competenceColumn = (index: number) => `competence:${competenceId(index)}`;
const commonColumn = 'question:common-rating';

/** Changes the marks and texts of a sheet in every column where that output does not show it. */
export function withUnshownChanged(history: History, { ledger }: Output): History {
  const isShown = (column: string, sheet: string) =>
    ledger[column]!.atoms.some(({ sheets }) => sheets.includes(sheet));
  return changeAnswers(history, (step) => {
    const sheet = sheetId(step.answer);
    const other = <A extends Answer | null | undefined>(column: string, given: A) =>
      given && !isShown(column, sheet) ? ((1 + (given % 5)) as Answer) : given;
    return {
      ...step,
      answers: step.answers.map((list, index) =>
        list.map((given) => other(competenceColumn(index), given)),
      ),
      common: other(commonColumn, step.common) ?? null,
      ...(step.text === undefined || isShown('texts', sheet)
        ? {}
        : { text: `${step.text}, put differently` }),
    };
  });
}

/** In every atom of every column, gives each sheet the next one's answers to that column. */
export function swapInsideAtoms(history: History, { ledger }: Output): History {
  const steps = new Map(
    history.steps.flatMap((step) => ('answers' in step ? [[sheetId(step.answer), step]] : [])),
  );
  const giver = (column: string, own: AnswerStep): AnswerStep => {
    const sheet = sheetId(own.answer);
    const atom = ledger[column]!.atoms.find(({ sheets }) => sheets.includes(sheet));
    if (atom === undefined) return own;
    const next = atom.sheets[(atom.sheets.indexOf(sheet) + 1) % atom.sheets.length]!;
    return steps.get(next)!;
  };
  return changeAnswers(history, ({ text: _, ...step }) => {
    const own = steps.get(sheetId(step.answer))!;
    const { text } = giver('texts', own);
    return {
      ...step,
      answers: step.answers.map((_, index) => giver(competenceColumn(index), own).answers[index]!),
      common: giver(commonColumn, own).common ?? null,
      ...(text === undefined ? {} : { text }),
    };
  });
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
