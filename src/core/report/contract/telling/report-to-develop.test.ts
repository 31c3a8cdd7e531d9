import { describe, expect, test } from 'vitest';
import type { ZoneMark } from '#core/report/contract/content/report-content.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { zonesOf } from './report-to-develop.ts';

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
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe.each(everyShape)('in %s', (_, content) => {
  const { strengths, standingOut, toDevelop } = zonesOf(content);

  test('nothing stands twice, nor both among the high and to be developed', () => {
    const all = [...strengths, ...standingOut, ...toDevelop].map(
      ({ competenceId }) => competenceId,
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('what is to develop stands in a list that says so, the lowest first', () => {
    const low = [
      content.competenceMinMarkList,
      content.developmentZoneList,
      content.blindZoneList,
    ].flat();
    const ids = low.map(({ competenceId }) => competenceId);
    for (const { competenceId } of toDevelop) expect(ids).toContain(competenceId);
    const marks = toDevelop.map(({ otherParticipantMark }) => otherParticipantMark!);
    expect(marks).toEqual([...marks].sort((a, b) => a - b));
  });
});

test('a strength that self rates lower is a strength alone', () => {
  const high = zone('Порядок', 4.6, 4);
  const zones = zonesOf({ ...nothing, strengthList: [high], hiddenPossibilitiesList: [high] });
  expect([names(zones.strengths), names(zones.toDevelop)]).toEqual([['Порядок'], []]);
});

test('what others rate higher is to develop only where something else says so', () => {
  const middle = zone('Порядок', 3.8, 3);
  const low = zone('Связи', 3, 2);
  const { toDevelop } = zonesOf({
    ...nothing,
    hiddenPossibilitiesList: [low, middle],
    developmentZoneList: [low],
  });
  expect(names(toDevelop)).toEqual(['Связи']);
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
  expect(names(zones.standingOut)).toEqual([first!.name]);
  expect(names(zones.toDevelop)).toEqual([second!.name, third!.name]);
});

test('a report made before is shown by what it holds', () => {
  const { strengths, toDevelop } = zonesOf(shapes.madeBefore);
  expect(strengths).toEqual([]);
  expect(names(toDevelop)).toContain('Клиентоориентированность');
});
