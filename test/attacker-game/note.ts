import { expect } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { plus } from '#test/report/fixtures/field.ts';
import { ownMarkOf, type Statement, statementsIn } from '#test/report/fixtures/statements.ts';
import { type Answered, type Game, personOf } from './game.ts';

type Row = ReportContent['competenceMarkList'][number];

/** What the numbers of this report say of those who answered. */
export function note(game: Game, { id }: Pick<QuestionaryDetail, 'id'>, content: ReportContent) {
  if (game.named.has(id)) return;
  const done = game.answered.get(id)!;
  const cells = cellsIn(game, id, content.competenceMarkList);
  for (const row of content.competenceMarkList) {
    const asked = game.questions.get(row.competenceId)!;
    const told = row.questionMarkList.map(({ otherMark }) => otherMark !== null);
    const givenBy = (of: string) => {
      const { leftOut } = done.find((each) => each.id === of)!;
      if (leftOut.includes(row.competenceId)) return [];
      return asked.flatMap((question, place) => (leftOut.includes(question) ? [] : [place]));
    };
    const shown = ofOthers(row).map(({ types, sheetCount }) => ({
      marked: cells.get(types.join())!.filter((each) => givenBy(each).length > 0),
      sheetCount,
    }));
    const said = statementsIn(shown, (of) => ownMarkOf(asked.length, givenBy(of)), told);
    game.statements.get(row.competenceId)!.push(...said.map((each) => unknownIn(game, done, each)));
  }
  const questions = content.competenceMarkList.flatMap((row) => row.questionMarkList);
  for (const { questionId, otherMark } of [
    ...content.behaviourTopList,
    ...content.behaviourLowList,
  ]) {
    const marked = questions.find((each) => each.questionId === questionId);
    expect(marked?.otherMark).toBe(otherMark);
  }
}

const ofOthers = ({ participantList }: Row) =>
  participantList.filter(
    ({ types }) => !types.includes('supervisor') && !types.includes('employee'),
  );

/**
 * The people of each group, by a competence of which nobody leaves anything out. So a group takes in all who
 * have answered since, or nobody.
 */
function cellsIn(game: Game, id: string, rows: readonly Row[]): Map<string, string[]> {
  const done = game.answered.get(id)!;
  const cells = game.cells.get(id) ?? new Map<string, string[]>();
  game.cells.set(id, cells);
  const before = new Set([...cells.values()].flat());
  for (const { types, sheetCount } of ofOthers(rows.at(-1)!)) {
    const old = cells.get(types.join()) ?? [];
    const since = done.filter(
      (each) => types.includes(each.type as AnonymousType) && !before.has(each.id),
    );
    const inside = [...old, ...(sheetCount > old.length ? since.map((each) => each.id) : [])];
    expect(inside).toHaveLength(sheetCount);
    cells.set(types.join(), inside);
  }
  return cells;
}

/** Of people whose answers HR doesn't know there. Two records of one person are that person. */
function unknownIn(game: Game, done: readonly Answered[], statement: Statement): Statement {
  const people = new Map<string, readonly bigint[]>();
  for (const [id, given] of statement) {
    const { byHr } = done.find((each) => each.id === id)!;
    if (byHr || game.insiders.has(id)) continue;
    const person = personOf(game, id);
    const other = people.get(person);
    people.set(person, other ? given.map((each, at) => plus(each, other[at]!)) : given);
  }
  return people;
}
