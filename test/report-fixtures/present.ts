/** Which answers of a sheet belong to a column, worked out independently of the product. */
import type { ReportInput } from '#server/assessment/report/content/content.ts';
import type { Sheet } from '#server/assessment/report/content/sheets.ts';

/** Positions in `answers`. */
export function positionsOf(input: ReportInput, column: string): number[] {
  const [kind, id] = column.split(':');
  const answered = input.questions.filter(({ type }) => type === 'rating');
  return answered.flatMap((question, position) => {
    const belongs = kind === 'competence' ? question.competenceId === id : question.id === id;
    return belongs ? [position] : [];
  });
}

/** Ids of the sheets with a mark in the column. */
export function presentIn(input: ReportInput, column: string): string[] {
  const positions = positionsOf(input, column);
  const hasMark = ({ answers }: Sheet) =>
    positions.some((position) => (answers[position] ?? 0) > 0);
  return input.sheets.filter(hasMark).map(({ id }) => id);
}
