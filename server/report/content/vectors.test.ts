/** Reports and histories calculated by an independent program in exact fractions. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReportContent, ZoneMark } from '#contract/rules/report-content.ts';
import { type History, play } from '#test/report-fixtures/history.ts';
import { nine } from '#test/report-fixtures/nine.ts';

type Vector = History & { name: string; outputs: unknown[] };

describe.each([
  ['report-vectors.json', 13],
  ['report-histories.json', 32],
] as const)('%s', (file, count) => {
  const vectors = read(file);

  test('is all there', () => expect(vectors).toHaveLength(count));

  test.each(vectors)('$name', (vector) => {
    const outputs = play(vector).map(({ content }) => shape(content));
    expect(nine(outputs)).toEqual(nine(vector.outputs));
  });
});

function read(file: string): Vector[] {
  return JSON.parse(
    readFileSync(new URL(`../../../test/fixtures/${file}`, import.meta.url), 'utf8'),
  ) as Vector[];
}

/** The part of a report's content that the vectors state. */
function shape(content: ReportContent) {
  return {
    kind: content.kind,
    passedParticipantCount: content.passedParticipantCount,
    notShownSheetCount: content.notShownSheetCount,
    competenceMarkList: content.competenceMarkList.map(
      ({ competenceId: _, description: __, ...mark }) => mark,
    ),
    strengthList: names(content.strengthList),
    competenceMinMarkList: names(content.competenceMinMarkList),
    developmentZoneList: names(content.developmentZoneList),
    hiddenPossibilitiesList: names(content.hiddenPossibilitiesList),
    blindZoneList: names(content.blindZoneList),
  };
}

function names(list: ZoneMark[]): string[] {
  return list.map(({ name }) => name);
}
