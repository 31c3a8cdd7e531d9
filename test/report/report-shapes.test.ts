import { expect, test } from 'vitest';
import { reportContent } from '#core/report/contract/content/report-content.ts';
import { combinedGroups } from '#core/report/contract/content/report-groups.ts';
import { everyShape, reportShapes as shapes } from './report-shapes.ts';

test.each(everyShape)('%s is the content of a report', (_, content) => {
  expect(reportContent.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
});

test('each list of a report stands in one of them, and is empty in another', () => {
  const lists = [
    'strengthList',
    'competenceMinMarkList',
    'developmentZoneList',
    'hiddenPossibilitiesList',
    'blindZoneList',
  ] as const;
  for (const list of lists) {
    expect(shapes.named[list], list).not.toHaveLength(0);
    expect(shapes.noInformation[list], list).toHaveLength(0);
  }
});

test('groups are combined, withheld, waited for and kept back', () => {
  expect(combinedGroups(shapes.merged).map(({ key }) => key)).toEqual(['customer+subordinate']);
  expect(shapes.merged.competenceMarkList[3]!.participantList).toHaveLength(2);
  expect(shapes.withheld.notShownSheetCount).toBe(2);
  expect(shapes.keptBack.notShownSheetCount).toBe(5);
  expect(shapes.interim.notShownSheetCount).toBe(1);
  expect(combinedGroups(shapes.anonymous)).toEqual([]);
});

test('a gap is told roughly or not at all, and so is what was asked before', () => {
  const entries = (at: number) =>
    shapes.gaps.competenceMarkList[at]!.participantList.map(({ types, mark }) => [types[0], mark]);
  expect(entries(2)).toEqual([
    ['supervisor', expect.any(Number)],
    ['colleague', 4.25],
    ['subordinate', expect.any(Number)],
    ['employee', expect.any(Number)],
  ]);
  expect(entries(4).map(([type]) => type)).toEqual(['supervisor', 'employee']);
  expect(shapes.gaps.competenceMarkList[4]!.isKeptBack).toBe(true);
});

test('opinions differ somewhere, with numbers only where nobody is anonymous', () => {
  for (const name of ['named', 'anonymous'] as const) {
    const words = shapes[name].competenceMarkList.map(({ agreement }) => agreement?.word);
    expect(new Set(words), name).toEqual(new Set(['agree', 'differ']));
  }
  expect(shapes.named.competenceMarkList[0]!.agreement?.adm).not.toBeNull();
  expect(shapes.anonymous.competenceMarkList[0]!.agreement?.adm).toBeNull();
});
