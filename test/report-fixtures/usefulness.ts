/**
 * How much of what people answer an anonymous report shows (data-and-maths, "A group's mark in a
 * column"): reports about invented people, whose raters answer or not, and judge each competence or
 * not, by chance.
 */

import type { CompetenceMark } from '#contract/assessment/content/report-content.ts';
import type { AnonymousType } from '#contract/platform/rules/methods.ts';
import type { Answer } from '#contract/platform/rules/scale.ts';
import { isAnonymousType } from '#server/assessment/report/content/sheets.ts';
import { randomFrom } from '#test/random-from.ts';
import { type AnswerStep, type Output, type Person, play } from './history.ts';
import { answerFor, inventLevel, inventMark } from './invented-answers.ts';

export type Roster = Partial<Record<AnonymousType, number>>;

/** Shares from 0 to 1, and marks. */
export interface Usefulness {
  /** Of the rows of all groups, those with a mark. */
  withMark: number;
  /** Of the reports, those whose groups are the same in every row. */
  sameGroups: number;
  /** Of the reports, those with fewer answers of the three roles than T. Nobody may show those. */
  tooFew: number;
  /** Of the answer sheets of all other reports, those that are in no number. */
  inNoNumber: number;
  /** How far the mark of a row with a gap lies from the mean of those who judged. */
  deviation: number;
}

const threshold = 3;
const answering = 0.8;
const competences = Array.from({ length: 8 }, (_, at) => ({ name: `${at}`, questions: 3 }));

/** `noInformation`: the chance that somebody can say nothing of a competence. */
export function measureUsefulness(
  roster: Roster,
  noInformation: number,
  { reports, seed }: { reports: number; seed: number },
): Usefulness {
  const random = randomFrom(seed);
  const made = Array.from({ length: reports }, () => makeOne(roster, noInformation, random));
  const groups = made.flatMap(groupsOf);
  const gaps = made.flatMap(deviations);
  const enough = made.filter((output) => sheetsOf(output).length >= threshold);
  return {
    withMark: mean(groups.map((rows) => rows / competences.length)),
    sameGroups: mean(made.map((output) => Number(isSameThroughout(output)))),
    tooFew: 1 - enough.length / made.length,
    inNoNumber:
      sum(enough.map(({ content }) => content.notShownSheetCount)) /
      sum(enough.map((output) => sheetsOf(output).length)),
    deviation: mean(gaps),
  };
}

function makeOne(roster: Roster, noInformation: number, random: () => number): Output {
  const raters = Object.entries(roster).flatMap(([type, count]) =>
    Array.from({ length: count }, (): Person => ({ type: type as AnonymousType })),
  );
  const people: Person[] = [{ type: 'supervisor' }, ...raters, { type: 'employee' }];
  const levels = competences.map(() => inventLevel(random));
  const steps = people.flatMap(({ type }, at): AnswerStep[] => {
    if (isAnonymousType(type) && random() >= answering) return [];
    const answers = competences.map(({ questions }, row): Answer[] => {
      const isBlank = random() < noInformation;
      return Array.from({ length: questions }, () =>
        isBlank ? 0 : answerFor(inventMark(random, levels[row]!)),
      );
    });
    return [{ answer: at, answers }];
  });
  const history = { method: 360, isAnonymous: true, anonymityThreshold: threshold, competences };
  return play({ ...history, people, steps: [...steps, { output: 'final' }] })[0]!;
}

const sheetsOf = ({ input }: Output) => input.sheets.filter(({ type }) => isAnonymousType(type));

const anonymousGroups = ({ participantList }: CompetenceMark) =>
  participantList.filter(({ types }) => types.some(isAnonymousType));

/** In how many rows each group has a mark. */
function groupsOf({ content }: Output): number[] {
  const rows = new Map<string, number>();
  for (const { types } of content.competenceMarkList.flatMap(anonymousGroups)) {
    rows.set(types.join(), (rows.get(types.join()) ?? 0) + 1);
  }
  return [...rows.values()];
}

/** Each role is in one group, of as many sheets, wherever it has a mark. */
function isSameThroughout({ content }: Output): boolean {
  const groups = content.competenceMarkList.flatMap(anonymousGroups);
  const ofRole = groups.flatMap((group) =>
    group.types.map((type) => [type, `${group.types} ${group.sheetCount}`] as const),
  );
  return new Set(ofRole.map(String)).size === new Set(ofRole.map(([type]) => type)).size;
}

/** Where somebody of a group left a row out: how far its mark is from the mean of the others. */
function deviations({ input, content }: Output): number[] {
  return content.competenceMarkList.flatMap((row, at) =>
    anonymousGroups(row).flatMap(({ types, mark, sheetCount }) => {
      const sheets = input.sheets.filter(({ type }) => types.includes(type));
      const marks = sheets.flatMap(({ answers }) => {
        const inRow = answers.slice(at * 3, at * 3 + 3).map((answer) => 6 - answer!);
        return inRow.includes(6) ? [] : [mean(inRow)];
      });
      const isWhole = sheets.length === sheetCount && marks.length === sheetCount;
      return isWhole || sheets.length !== sheetCount ? [] : [Math.abs(mark - mean(marks))];
    }),
  );
}

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
