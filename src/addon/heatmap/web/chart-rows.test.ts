import { expect, test } from 'vitest';
import type { CompanyYears, Heatmap } from '#addon/heatmap/contract/heatmap.ts';
import { bandOf, competenceRows, groupRows, placeOf, reachOf, wholeRow } from './chart-rows.ts';

const answers = { peopleCount: 20, askedCount: 40, answeredCount: 34 };
const shown = (mark: number, peopleCount = 10) => ({ mark, peopleCount, waitingCount: 0 });
const waiting = (waitingCount: number) => ({ mark: null, peopleCount: 0, waitingCount });
const competenceList = ['Low', 'High', 'Withheld', 'Unrated'].map((name) => ({
  competenceId: name,
  name,
}));
const heatmap: Heatmap = {
  groupBy: 'subdivision',
  year: 2026,
  method: '360',
  yearList: [2026],
  anonymityThreshold: 3,
  competenceList,
  rowList: [
    {
      name: 'A',
      id: null,
      ...answers,
      mark: 3.4,
      cellList: [shown(3), shown(3.8), waiting(2), waiting(0)],
    },
    {
      name: 'B',
      id: null,
      ...answers,
      mark: 4.5,
      cellList: [waiting(7), shown(4.5), waiting(1), waiting(0)],
    },
    { name: 'C', id: null, ...answers, mark: null, cellList: Array(4).fill(waiting(1)) },
  ],
  total: {
    ...answers,
    mark: 3.8,
    cellList: [shown(3), shown(4.2, 20), ...Array(2).fill({ mark: null, peopleCount: 0 })],
  },
};
const years: CompanyYears = {
  // In an order of its own: a number goes by its competence.
  competenceList: competenceList.toReversed(),
  totalList: [2024, 2026].map((year) => ({
    year,
    ...answers,
    mark: 3.8,
    cellList: [null, null, year === 2024 ? 3.2 : 4.2, year === 2024 ? null : 3].map((mark) => ({
      mark,
      peopleCount: mark === null ? 0 : 20,
    })),
  })),
};

test.each([
  [1, 0],
  [3, 50],
  [5, 100],
])('the mark %d stands at %d %% of the scale', (mark, place) => {
  expect(placeOf(mark)).toBe(place);
});

test('competences go from the highest, with what rows show and how many rows are withheld', () => {
  const rows = competenceRows(heatmap, years);
  expect(rows.map(({ name, mark, withheldCount }) => [name, mark, withheldCount])).toEqual([
    ['High', 4.2, 1],
    ['Low', 3, 2],
    ['Withheld', null, 3],
    ['Unrated', null, 1],
  ]);
  const [high, low] = rows;
  expect(high?.dots).toEqual([
    { name: 'A', mark: 3.8 },
    { name: 'B', mark: 4.5 },
  ]);
  expect([bandOf(high?.dots ?? []), bandOf(low?.dots ?? [])]).toEqual([
    { low: 3.8, high: 4.5 },
    null,
  ]);
});

test('a change stands only where both years have a mark, with what chance does', () => {
  const [high, low] = competenceRows(heatmap, years);
  expect(high?.change).toMatchObject({ change: 1, isClear: true });
  expect(high?.change?.chance).toBeCloseTo(0.664, 3);
  expect(low?.change).toBeNull();
  expect(competenceRows(heatmap, undefined).map(({ change }) => change)).toEqual(
    Array(4).fill(null),
  );
});

test('the drawing of changes has room for the largest of them and for chance', () => {
  expect(reachOf(competenceRows(heatmap, years))).toBe(1);
  expect(reachOf([])).toBe(0.5);
  expect(reachOf([{ change: { change: -1.2, chance: 0.3, isClear: true } }])).toBe(1.5);
});

test('all together and each row are what the table has', () => {
  expect(wholeRow(heatmap, years)).toMatchObject({
    mark: 3.8,
    dots: [
      { name: 'A', mark: 3.4 },
      { name: 'B', mark: 4.5 },
    ],
    withheldCount: 1,
    change: { change: 1, isClear: true },
  });
  expect(groupRows(heatmap).map(({ row, isWithheld }) => [row.name, isWithheld])).toEqual([
    ['B', false],
    ['A', false],
    ['C', true],
  ]);
});
