import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import {
  deleteImported,
  deleteImportedReport,
  getImportedList,
  type ImportedField,
  type ImportedReply,
  importReports,
} from '#core/report/contract/imported-report.ts';
import type { ReportRow } from '#core/report/contract/report-list.ts';
import { RowActions } from '#core/report/web/list/row-actions.tsx';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { ImportedMenu } from './imported-menu.tsx';

vi.mock('#platform/web/api/upload.ts', () => ({
  sendWithProgress: () => (url: string, request: RequestInit) => fetch(url, request),
}));

const good: ImportedReply & { message: string } = {
  message: 'Файл проверен',
  data: [],
  errorRowCount: 0,
  problemList: [],
  columns: [{ index: 0, header: 'Балл', field: 'mark', sample: '8' }],
  sheet: null,
  sheetList: [],
  encodings: [],
  skipped: [],
  skippedRowCount: 0,
  movedDays: null,
  created: 1,
  unchanged: 0,
  different: 2,
  nothingLeft: 0,
  removedBefore: 1,
  reportList: [
    {
      rowIndex: 2,
      employeeId: idOf(1),
      subject: 'Ким Анна',
      title: 'Весна',
      dateStart: '2024-03-01',
      dateEnd: '2024-03-15',
      competenceCount: 7,
      outcome: 'created',
    },
  ],
  withheldList: [
    { rowIndex: 5, subject: 'Ким Анна', competence: 'Смелость', type: 'colleague', count: null },
  ],
  withheldCount: 1,
  anonymityThreshold: 3,
  newCompetences: [{ name: 'Смелость', count: 4, id: null }],
};
const competence = {
  id: idOf(9),
  version: 1,
  can: [],
  name: 'Решительность',
  description: '',
  nameText: { ru: 'Решительность' },
  descriptionText: { ru: '' },
  questionList: [],
  isArchived: false,
};

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(competenceCalls.list, { data: [competence], count: 1 });
});

async function openMenu(item: 'import' | 'list') {
  const { user } = await drawPage(ImportedMenu);
  await user.click(await screen.findByRole('button', { name: t('report.history.menu') }));
  await user.click(await screen.findByRole('menuitem', { name: t(`report.history.${item}`) }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}
const forms = () =>
  server.asked(importReports).map(({ query, body }): Record<string, unknown> => {
    const { file: _, ...fields } = body as Record<string, string>;
    return { ...fields, dryRun: query.dryRun };
  });

test('is not offered to anybody who may not', async () => {
  signInOnScreen('report_report_list');
  await drawPage(ImportedMenu);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wrong scale is said, changed, and checked at once; then what a name means', async () => {
  const message = 'Оценка: не помещается в шкалу от 1 до 5';
  server.answers(importReports, ({ body, query }) => {
    if (query.dryRun !== 'true') return { ...good, message: 'Отчёты перенесены' };
    if (body.scale === '1-10') return good;
    const problemList = [{ message, rowCount: 300, rowList: [{ rowIndex: 2, value: '8' }] }];
    return { ...good, data: [{ rowIndex: 2, errorList: ['a'] }], problemList };
  });
  const { user, dialog } = await openMenu('import');
  const file = new File(['a'], 'reports.xlsx');
  await user.upload(await dialog.findByLabelText(new RegExp(t('importedReport.file'))), file);
  await user.click(await dialog.findByText(t('fileImport.check')));
  await dialog.findByText(message);
  await user.click(
    await dialog.findByRole('button', { name: new RegExp(t('importedReport.scale')) }),
  );
  await user.click(await screen.findByRole('option', { name: '1–10' }));
  await dialog.findByText(t('fileImport.read'));
  expect(await dialog.findByText(t('importedReport.withheld', { count: 1 }))).toBeTruthy();
  expect(await dialog.findByText(/неизвестно, сколько человек/)).toBeTruthy();
  expect(await dialog.findByText(t('importedReport.differentHint'))).toBeTruthy();
  expect(await dialog.findByText(t('importedReport.whoSees'))).toBeTruthy();
  expect(await dialog.findByText(t('importedReport.removedBefore', { count: 1 }))).toBeTruthy();
  const box = await dialog.findByRole('combobox', {
    name: t('importedReport.competenceFor', { name: 'Смелость' }),
  });
  await user.clear(box);
  await user.type(box, 'реши');
  await user.click(await screen.findByRole('option', { name: 'Решительность' }));
  await waitFor(() => expect(forms()).toHaveLength(3));
  await user.click(await dialog.findByRole('button', { name: t('importedReport.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const chosen = { scale: '1-10', competences: JSON.stringify({ Смелость: idOf(9) }) };
  expect(forms()).toEqual([
    { scale: '1-5', dryRun: 'true' },
    { scale: '1-10', dryRun: 'true' },
    { ...chosen, dryRun: 'true' },
    { ...chosen, dryRun: 'false' },
  ]);
});

test('each column of a sheet with a column per role is shown with what it means, to be corrected', async () => {
  const columnsWith = (field: ImportedField | null): ImportedReply['columns'] => [
    { index: 0, header: 'Самооценка', field: 'employeeMark', sample: '5' },
    { index: 1, header: 'Коллеги', field: 'colleagueMark', sample: '4,2' },
    { index: 2, header: 'Сколько их', field, sample: '5' },
    { index: 3, header: 'Средняя', field: null, sample: '4' },
  ];
  const withheld = good.withheldList[0]!;
  server.answers(importReports, ({ body }) => ({
    ...good,
    columns: columnsWith(body.columns ? 'colleagueCount' : null),
    withheldList: [withheld, { ...withheld, type: 'subordinate' as const }],
    withheldCount: 2,
  }));
  const said = vi.spyOn(console, 'error');
  const { user, dialog } = await openMenu('import');
  const file = new File(['a'], 'reports.xlsx');
  await user.upload(await dialog.findByLabelText(new RegExp(t('importedReport.file'))), file);
  await user.click(await dialog.findByText(t('fileImport.check')));
  await dialog.findByText(t('fileImport.read'));
  const columnOf = (header: string) => dialog.findByRole('button', { name: new RegExp(header) });
  expect((await columnOf('Самооценка')).textContent).toBe(t('importedReport.fields.employeeMark'));
  expect((await columnOf('Коллеги')).textContent).toBe(t('importedReport.fields.colleagueMark'));
  expect((await columnOf('Средняя')).textContent).toBe(t('fileImport.noField'));
  await user.click(await columnOf('Сколько их'));
  const name = t('importedReport.fields.colleagueCount');
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(forms().at(-1)?.columns).toBe('{"2":"colleagueCount"}'));
  // One row of the sheet has several withheld marks.
  expect(said).not.toHaveBeenCalled();
});

test('what was decided about a file is lost by no press of Escape, but left when that is meant', async () => {
  server.answers(importReports, () => good);
  const { user, dialog } = await openMenu('import');
  const file = new File(['a'], 'reports.xlsx');
  await user.upload(await dialog.findByLabelText(new RegExp(t('importedReport.file'))), file);
  await user.click(await dialog.findByText(t('fileImport.check')));
  await dialog.findByText(t('fileImport.read'));
  await user.click(
    await dialog.findByRole('button', { name: new RegExp(t('importedReport.scale')) }),
  );
  await user.click(await screen.findByRole('option', { name: '1–10' }));
  await waitFor(() => expect(forms()).toHaveLength(2));
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByText(t('ui.leave.cancel')));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await dialog.findByText(t('common.cancel')));
  await user.click(await screen.findByText(t('ui.leave.confirm')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was brought in is listed, and removed after a question', async () => {
  const assessment = {
    questionaryId: idOf(5),
    number: 3,
    title: 'Весна 2024',
    dateStart: '2024-03-01',
    dateEnd: '2024-03-15',
    broughtAt: '2026-06-15T09:00:00.000Z',
    reportCount: 12,
  };
  let left = [assessment];
  server.answers(getImportedList, () => ({ data: left }));
  server.answers(deleteImported, () => {
    left = [];
    return {};
  });
  const { user, dialog } = await openMenu('list');
  const name = t('importedReport.removeAll', { name: 'Весна 2024' });
  await user.click(await dialog.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(t('importedReport.removeAllTitle', { count: 12 }))).toBeTruthy();
  await user.click(await question.findByText(t('common.delete')));
  await dialog.findByText(t('importedReport.listEmpty'));
  expect(server.asked(deleteImported)[0]?.params).toEqual({ questionaryId: idOf(5) });
});

test('a report that may be removed is removed after a question', async () => {
  server.answers(deleteImportedReport, {});
  const row: ReportRow = {
    questionaryId: idOf(5),
    employeeId: idOf(1),
    firstName: 'Анна',
    lastName: 'Ким',
    number: 3,
    type: 'broughtIn',
    method: '360',
    dateStart: '2024-03-01',
    dateEnd: '2024-03-15',
    createdAt: '2024-03-15T12:00:00.000Z',
    position: null,
    subdivision: null,
    photoUrl: null,
    hasPrevious: false,
    can: ['remove'],
  };
  const { user } = await drawPage(() => <RowActions row={row} following={() => []} />);
  const report = t('report.list.one', { name: 'Ким Анна', number: 3 });
  const name = t('report.list.do.remove', { report });
  await user.click(await screen.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByText(t('common.delete')));
  await waitFor(() =>
    expect(server.asked(deleteImportedReport)[0]?.params).toEqual({
      questionaryId: idOf(5),
      employeeId: idOf(1),
    }),
  );
});
