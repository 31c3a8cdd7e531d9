import { readFileSync } from 'node:fs';
import type { History } from './history.ts';
import type { shape } from './shape.ts';

type Shape = ReturnType<typeof shape>;

/** A history with the outputs that an independent program calculated in exact fractions. */
export type Vector = History & { name: string; outputs: Shape[] };

/**
 * What a second program worked out for rows with a gap, where questions are told more coarsely than that
 * first one did (decision 103).
 */
type Coarser = Pick<Shape, 'behaviourTopList' | 'behaviourLowList'> & {
  /** Counted from 0. */
  output: number;
  /** By question text. */
  questionMarks: Record<string, number | null>;
};

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')) as T;

export function readVectors(file: string): Vector[] {
  const coarser = read<Record<string, Coarser[]>>('report-coarser-questions.json');
  return read<Vector[]>(file).map((vector) => ({
    ...vector,
    outputs: vector.outputs.map((output, index) =>
      withCoarser(
        output,
        coarser[vector.name]?.find((each) => each.output === index),
      ),
    ),
  }));
}

function withCoarser(output: Shape, coarser: Coarser | undefined): Shape {
  if (!coarser) return output;
  const { questionMarks, behaviourTopList, behaviourLowList } = coarser;
  return {
    ...output,
    behaviourTopList,
    behaviourLowList,
    competenceMarkList: output.competenceMarkList.map((row) => ({
      ...row,
      questionMarkList: row.questionMarkList.map((question) => ({
        ...question,
        ...(question.questionText in questionMarks && {
          otherMark: questionMarks[question.questionText]!,
        }),
      })),
    })),
  };
}
