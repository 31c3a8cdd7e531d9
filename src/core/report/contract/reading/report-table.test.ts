import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { reportShapes as shapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { tableColumns } from './report-table.ts';

type Beside = Parameters<typeof tableColumns>[1];

const columnsOf = (content: ReportContent, beside: Beside = {}) =>
  tableColumns({ content, t: speak.ru, locale: 'ru' }, beside);
const cellsOf = (content: ReportContent, key: string, beside?: Beside) => {
  const column = columnsOf(content, beside).find((each) => each.key === key);
  return content.competenceMarkList.map((row) => column?.cellOf(row));
};
const notesOf = (content: ReportContent) =>
  Object.fromEntries(columnsOf(content).map(({ key, note }) => [key, note && plain(note)]));

test('the people behind a column are said once, or at each cell where they differ', () => {
  expect(notesOf(shapes.anonymous)).toMatchObject({ colleague: '5 чел.', others: null });
  expect(notesOf(shapes.merged).supervisor).toBe('1 чел.');
  const [first, ...rest] = shapes.named.competenceMarkList;
  const fewer = first!.participantList.map((group) => ({ ...group, sheetCount: 1 }));
  const content = {
    ...shapes.named,
    competenceMarkList: [{ ...first!, participantList: fewer }, ...rest],
  };
  expect(notesOf(content).colleague).toBeNull();
  const said = cellsOf(content, 'colleague').map((cell) => plain(cell?.note ?? ''));
  expect(said.slice(0, 2)).toEqual(['1 чел.', '5 чел.']);
  expect(cellsOf(shapes.anonymous, 'colleague').every((cell) => cell?.note === null)).toBe(true);
});

test('what is found beside a report has columns of its own, without a tint', () => {
  const [first, second] = shapes.named.competenceMarkList.map(({ competenceId }) => competenceId);
  const beside = {
    previous: {
      questionaryId: 'earlier',
      number: 12,
      whole: null,
      changeList: [{ competenceId: first!, change: -0.5, verdict: 'chance' as const }],
    },
    company: {
      from: '2026-01-01',
      markList: [{ competenceId: second!, mark: 3.456, peopleCount: 7 }],
    },
  };
  const kinds = columnsOf(shapes.named, beside).map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['change', 'company', 'agreement']);
  const said = (key: string) =>
    cellsOf(shapes.named, key, beside)
      .slice(0, 2)
      .map((cell) => [cell?.text, cell?.note && plain(cell.note), cell?.isQuiet, cell?.heat]);
  expect(said('change')).toEqual([
    ['(−0,50)', null, true, null],
    ['—', null, false, null],
  ]);
  expect(said('company')).toEqual([
    ['—', null, false, null],
    ['3,46', '7 чел.', false, null],
  ]);
});

test('where nobody gave a mark there is no column at all', () => {
  const company = { from: '2026-01-01', markList: [] };
  expect(columnsOf(shapes.noInformation, { company })).toEqual([]);
});
