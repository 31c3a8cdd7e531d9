import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { PreviousReport } from '#core/report/contract/reading/report-difference.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { competencesOf } from './competences.ts';

function tableOf(content: ReportContent, previous: PreviousReport | null = null) {
  const part = competencesOf({
    content,
    previous,
    t: speak.ru,
    locale: 'ru',
    timeZone: 'UTC',
    voice: 'other',
  });
  if (!part) throw new Error('no table');
  const column = (label: string) => {
    const at = part.columns.findIndex((each) => plain(each.label) === label);
    return part.rows.map(({ cells }) => cells[at]);
  };
  return { ...part, column, note: plain(part.notes.join(' ')) };
}

const labelsOf = (content: ReportContent) =>
  tableOf(content).columns.map(({ label }) => plain(label));

test('a column for every group, with its people said once, then others and all', () => {
  const columns = tableOf(sampleReport()).columns.map(({ label, people }) => [label, people]);
  expect(columns.map(([label, people]) => [label, people && plain(people)])).toEqual([
    ['Руководители', '1 чел.'],
    ['Коллеги', '5 чел.'],
    ['Клиенты, подчинённые', '4 чел.'],
    ['Самооценка', '1 чел.'],
    ['Внешняя оценка', null],
    ['Средняя', null],
  ]);
});

test('nothing is told twice', () => {
  expect(labelsOf(reportShapes.by90)).toEqual(['Руководители']);
  expect(labelsOf(reportShapes.by180)).toEqual(['Руководители', 'Самооценка', 'Средняя']);
});

test('people are said in the cells where they differ', () => {
  const broughtIn = { title: null, scale: '1-5', at: '2026-11-01T00:00:00.000Z' } as const;
  const content = sampleReport({ broughtIn });
  content.competenceMarkList[1]!.participantList[1]!.sheetCount = 4;
  const { columns, column } = tableOf(content);
  expect(columns[1]?.people).toBeNull();
  const below = column('Коллеги').map((cell) => plain(cell?.below ?? ''));
  expect(below.slice(0, 3)).toEqual(['5 чел.', 'не все', '5 чел.']);
});

test('one decimal in an anonymous report, two in any other', () => {
  const marks = (content: ReportContent) => tableOf(content).rows[0]?.cells.map(({ text }) => text);
  expect(marks(sampleReport())).toEqual(['4,5', '4,1', '3,9', '3,7', '4,1', '4,0']);
  expect(marks(sampleReport({ isAnonymous: false }))?.slice(0, 3)).toEqual([
    '4,50',
    '4,10',
    '3,90',
  ]);
});

test('a mark is tinted by how high it is, and a row without any is of bare dashes', () => {
  const [first, ...rest] = sampleReport().competenceMarkList;
  const nothing = { selfMark: null, otherParticipantMark: null, totalMark: null };
  const empty = { ...first!, ...nothing, participantList: [] };
  const named = { isAnonymous: false, competenceMarkList: [empty, ...rest] };
  const { rows } = tableOf(sampleReport(named));
  const bare = { text: '—', below: null, heat: null };
  expect(
    rows[0]?.cells.every((cell) =>
      Object.entries(bare).every(([key, value]) => cell[key as keyof typeof bare] === value),
    ),
  ).toBe(true);
  expect(
    tableOf(sampleReport())
      .column('Внешняя оценка')
      .slice(0, 3)
      .map((cell) => cell?.heat),
  ).toEqual(['high', 'low', 'high']);
});

test('only a competence of which opinions differ says so', () => {
  const { rows } = tableOf(sampleReport());
  expect(rows.slice(0, 3).map(({ label }) => label)).toEqual([null, 'мнения расходятся', null]);
});

test('the target stands with the distance of the others’ mark, where there is one', () => {
  const [first, ...rest] = sampleReport().competenceMarkList;
  const competenceMarkList = [{ ...first!, targetMark: 4.5 }, ...rest];
  const cells = (isAnonymous: boolean) =>
    tableOf(sampleReport({ competenceMarkList, isAnonymous }))
      .column('Цель')
      .slice(0, 2)
      .map((cell) => [cell?.text, cell?.below]);
  expect(cells(true)).toEqual([
    ['4,5', '−0,4'],
    ['—', null],
  ]);
  expect(cells(false)[0]).toEqual(['4,5', '−0,44']);
  expect(labelsOf(sampleReport())).not.toContain('Цель');
});

test('the change since the report before, in brackets where it may be chance', () => {
  const [first, second] = sampleReport().competenceMarkList.map(({ competenceId }) => competenceId);
  const { column, note } = tableOf(sampleReport(), {
    questionaryId: 'earlier',
    number: 12,
    whole: { change: 0.42, count: 12, verdict: 'higher' },
    changeList: [
      { competenceId: first!, change: 0.8, verdict: 'higher' },
      { competenceId: second!, change: -0.1, verdict: 'chance' },
    ],
  });
  expect(
    column('К прошлому')
      .slice(0, 3)
      .map((cell) => cell?.text),
  ).toEqual(['+0,8', '(−0,1)', '—']);
  expect(note).toContain('в анкете № 12');
  expect(note).toContain('По всем компетенциям вместе она выше на 0,4');
  expect(note).toContain('В скобках — разница, которая могла быть случайной');
  expect(labelsOf(sampleReport())).not.toContain('К прошлому');
});

test.each(['noInformation', 'noAnswers', 'noCompetences'] as const)('%s has no table', (shape) => {
  expect(() => tableOf(reportShapes[shape])).toThrow('no table');
});

describe('below the table', () => {
  test('why cells are empty, only where some are', () => {
    const without = (at: number, overrides = {}) => {
      const content = sampleReport(overrides);
      content.competenceMarkList[at]!.participantList.splice(1, 1);
      return tableOf(content).note;
    };
    expect(tableOf(sampleReport()).note).not.toContain('«—»');
    expect(without(2)).toContain('«Мало оценок» — в этой группе строку оценили слишком немногие');
    expect(without(2, { isAnonymous: false })).toContain('«—» — оценки нет: никто не ответил');
  });
});
