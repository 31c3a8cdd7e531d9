import { describe, expect, test } from 'vitest';
import type { ZoneMark } from '#contract/assessment/content/report-content.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { zonesOf } from './report-growth.ts';

const zone = (name: string, others: number | null, self: number | null = null): ZoneMark => ({
  competenceId: name,
  name,
  selfMark: self,
  otherParticipantMark: others,
});
const nothing = {
  ...shapes.oneCompetence,
  competenceMarkList: [],
  strengthList: [],
  competenceMinMarkList: [],
  developmentZoneList: [],
  hiddenPossibilitiesList: [],
  blindZoneList: [],
};
const told = (list: readonly { name: string; labels: string[] }[]) =>
  list.map(({ name, labels }) => `${name}: ${labels.join(', ')}`);

describe.each(everyShape)('in %s', (_, content) => {
  const { strengths, standingOut, hidden, growth } = zonesOf(content);
  const all = [...strengths, ...standingOut, ...hidden, ...growth];

  test('each competence of the lists stands once', () => {
    const ids = all.map(({ competenceId }) => competenceId);
    expect(new Set(ids).size).toBe(ids.length);
    const lists = [
      content.strengthList,
      content.competenceMinMarkList,
      content.developmentZoneList,
      content.hiddenPossibilitiesList,
      content.blindZoneList,
    ].flat();
    expect(new Set(ids)).toEqual(
      new Set([...lists, ...standingOut].map(({ competenceId }) => competenceId)),
    );
  });

  test('what is to develop has a reason, the lowest first', () => {
    for (const { labels } of growth) expect(labels).not.toEqual([]);
    const marks = growth.map(({ otherParticipantMark }) => otherParticipantMark!);
    expect(marks).toEqual([...marks].sort((a, b) => a - b));
  });
});

/** The third competence of three, among the lowest and rated so by the others beside these. */
function lowBeside(mark: number, ...rest: [number, number]) {
  const rows = [...rest, mark].map((other, at) => ({
    ...shapes.allLow.competenceMarkList[at]!,
    otherParticipantMark: other,
  }));
  const low = rows[2]!;
  return zonesOf({
    ...shapes.allLow,
    ...nothing,
    reportProgressList: shapes.allLow.reportProgressList,
    competenceMarkList: rows,
    blindZoneList: [low],
    competenceMinMarkList: [low],
  }).growth;
}

test('one competence gathers its labels, in one order', () => {
  expect(lowBeside(2, 3.4, 3.3)[0]?.labels).toEqual(['lowest', 'blind']);
});

test.each([
  [2.3, 2.4, 2.4],
  [2.4, 3.7, 2.5],
])('%d beside %d and %d is not below the rest', (mark, first, second) => {
  expect(lowBeside(mark, first, second)[0]?.labels).toEqual(['blind']);
});

test('a strength that self rates lower keeps that label and is not told twice', () => {
  const high = zone('Порядок', 4.6, 4);
  const zones = zonesOf({ ...nothing, strengthList: [high], hiddenPossibilitiesList: [high] });
  expect(told(zones.strengths)).toEqual(['Порядок: hidden']);
  expect(zones.hidden).toEqual([]);
});

test('what others rate higher is to develop only where something else says so', () => {
  const middle = zone('Порядок', 3.8, 3);
  const low = zone('Связи', 3, 2);
  const zones = zonesOf({
    ...nothing,
    hiddenPossibilitiesList: [low, middle],
    developmentZoneList: [low],
  });
  expect(told(zones.hidden)).toEqual(['Порядок: hidden']);
  expect(told(zones.growth)).toEqual(['Связи: development, stricter']);
});

test('nothing low or among the lowest is called a possibility', () => {
  const lowest = zone('Порядок', 3.8, 3);
  const zones = zonesOf({
    ...nothing,
    competenceMinMarkList: [lowest],
    hiddenPossibilitiesList: [lowest],
  });
  expect(told(zones.growth)).toEqual(['Порядок: stricter']);
  expect(zones.hidden).toEqual([]);
});

test('where nothing is high, what stands out is named, and is not to be developed as well', () => {
  const [first, second, third] = shapes.allLow.competenceMarkList;
  const rows = [
    { ...first!, otherParticipantMark: 3.4 },
    { ...second!, otherParticipantMark: 2 },
    { ...third!, otherParticipantMark: 2.1 },
  ];
  const zones = zonesOf({
    ...shapes.allLow,
    ...nothing,
    reportProgressList: shapes.allLow.reportProgressList,
    competenceMarkList: rows,
    developmentZoneList: rows,
  });
  expect(told(zones.standingOut)).toEqual([`${first!.name}: development`]);
  expect(zones.growth.map(({ name }) => name)).toEqual([second!.name, third!.name]);
});

test('a report made before is shown by what it holds', () => {
  const { strengths, growth } = zonesOf(shapes.madeBefore);
  expect(strengths).toEqual([]);
  expect(told(growth)).toContain('Клиентоориентированность: blind');
});
