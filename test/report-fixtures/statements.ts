/**
 * What an output says of a column, as sums over the marks behind it, worked out anew from the sheets. Told
 * coarsely or not, each number counts as known exactly: the attacker is given more than they have.
 */
import { isSelf } from '#contract/assessment/content/report-groups.ts';
import { isAnonymousType, type Sheet } from '#server/assessment/report/content/sheets.ts';
import { plus, share, times } from './field.ts';
import type { Output } from './history.ts';
import { positionsOf } from './present.ts';

/** By sheet: how often its mark on each of the column's questions is in it, as in `field.ts`. */
export type Statement = ReadonlyMap<string, readonly bigint[]>;

interface Row {
  types: readonly string[];
  /** Ids of its sheets with a mark in the column. */
  marked: string[];
  sheetCount: number;
}

/** Of a competence's entries and questions, or of a common rating question's entries. */
export function statementsOf(output: Output, column: string): Statement[] {
  const rows = rowsOf(output, column);
  const one = rows.map((row) => meansOf(output, column, [row]));
  return [...one, ...questionsOf(output, column, rows)];
}

/** The groups of the three types that have an entry in the column. */
function rowsOf(output: Output, column: string): Row[] {
  const { content, ledger, input } = output;
  const entries = column.startsWith('competence:')
    ? content.competenceMarkList.find(({ competenceId }) => column.endsWith(competenceId))!
        .participantList
    : content.commonQuestionAnswerList.find(({ questionId }) => column.endsWith(questionId))!
        .answers;
  const sheets = new Map(input.sheets.map((sheet) => [sheet.id, sheet]));
  return entries
    .filter((entry) => !isSelf(entry) && entry.types.every(isAnonymousType))
    .map(({ types }) => {
      const ids = ledger.atoms
        .filter((atom) => atom.types.join() === types.join())
        .flatMap((atom) => atom.sheets);
      const marked = ids.filter((id) => givenOf(output, column, sheets.get(id)!).length > 0);
      return { types, marked, sheetCount: ids.length };
    });
}

/** Places of the column's questions that the sheet has a mark on. */
function givenOf({ input }: Output, column: string, { answers }: Sheet): number[] {
  return positionsOf(input, column).flatMap((position, place) =>
    (answers[position] ?? 0) > 0 ? [place] : [],
  );
}

/** The mean over these rows of the sheets' own marks on the column, each row weighted by its sheets. */
function meansOf(output: Output, column: string, rows: readonly Row[]): Map<string, bigint[]> {
  const count = rows.reduce((sum, row) => sum + row.sheetCount, 0);
  return new Map(
    rows.flatMap(({ marked, sheetCount }) =>
      marked.map((id) => {
        const weight = share(sheetCount, count * marked.length);
        return [id, ownMark(output, column, id).map((own) => times(own, weight))] as const;
      }),
    ),
  );
}

/** A sheet's mark on the column: the mean of those that it gave. */
function ownMark(output: Output, column: string, id: string): bigint[] {
  const sheet = output.input.sheets.find((each) => each.id === id)!;
  const given = givenOf(output, column, sheet);
  return positionsOf(output.input, column).map((_, place) =>
    given.includes(place) ? share(1, given.length) : 0n,
  );
}

/** The level of the row, and the mean difference of a question from the sheets' own marks. */
function questionsOf(output: Output, column: string, rows: readonly Row[]): Statement[] {
  const row = output.content.competenceMarkList.find(({ competenceId }) =>
    column.endsWith(competenceId),
  );
  const told = row?.questionMarkList.map(({ otherMark }) => otherMark !== null) ?? [];
  return told.flatMap((isTold, place) => {
    if (!isTold) return [];
    const statement = meansOf(output, column, rows);
    const answered = rows
      .flatMap(({ marked }) => marked)
      .filter((id) => ownMark(output, column, id)[place] !== 0n);
    for (const id of answered) {
      const own = ownMark(output, column, id);
      const more = own.map((each, at) => plus(share(Number(at === place)), times(each, share(-1))));
      statement.set(
        id,
        statement
          .get(id)!
          .map((each, at) => plus(each, times(more[at]!, share(1, answered.length)))),
      );
    }
    return [statement];
  });
}
