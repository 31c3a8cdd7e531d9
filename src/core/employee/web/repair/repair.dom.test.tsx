import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import {
  importEmployees,
  type RepairRow,
  repairEmployeeFile,
  repairsPerPage,
} from '#core/employee/contract/employee-import.ts';
import { EmployeeImportModal } from '#core/employee/web/import-modal.tsx';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { goodReply } from '#test/file/employee-reply.ts';
import { draw, t } from '#test/screen/screen.tsx';

/** Rows of a file of people repaired in the preview (rules 182 and 182b). */
const good = { ...goodReply, sheet: 'Март', sheetList: ['Март', 'Апрель'] };
const wrongEmail = (rowIndex: number, given: Partial<RepairRow> = {}): RepairRow => ({
  rowIndex,
  text: `Петрова ${rowIndex}`,
  state: 'wrong',
  errorList: [],
  place: 'Инженер, Цех',
  twin: null,
  twinPlace: 'Сварщик, Цех',
  cellList: [
    {
      field: 'email',
      value: 'petrova@zavod,local',
      message: 'В этом e-mail ошибка',
      proposals: ['petrova@zavod.local'],
    },
  ],
  ...given,
});
const say = (key: string, params?: object) =>
  (t as (key: string, params?: object) => string)(`directory.import.repair.${key}`, params);
const fieldName = (row: number) => say('field', { field: t('directory.employees.email'), row });

/** Judges as the server does: a row is wrong while its e-mail has a comma and it is neither out nor merged. */
function judged(rows: readonly RepairRow[], body: Record<string, string>) {
  const repairs = JSON.parse(body.repairs ?? '{}');
  const leftOut: number[] = JSON.parse(body.leftOut ?? '[]');
  const merged = JSON.parse(body.merged ?? '{}');
  const repairList = rows.flatMap((row): RepairRow[] => {
    const { rowIndex } = row;
    const gone = { ...row, cellList: [], errorList: [] };
    if (leftOut.includes(rowIndex)) return [{ ...gone, state: 'leftOut' }];
    if (merged[rowIndex]) return [{ ...gone, state: 'merged', twin: merged[rowIndex] }];
    if (merged[row.twin ?? 0]) return [];
    const value = repairs[rowIndex]?.email ?? row.cellList[0]?.value ?? '';
    const [cell] = row.cellList;
    if (!cell) return [row];
    if (value.includes(',')) return [{ ...row, cellList: [{ ...cell, value }] }];
    const repaired = { ...cell, value, message: '', proposals: [] };
    return [{ ...row, state: 'repaired', cellList: [repaired] }];
  });
  const wrong = repairList.filter(({ state }) => state === 'wrong');
  const data = wrong.map(({ rowIndex }) => ({ rowIndex, errorList: ['a'] }));
  const page = Number(body.repairPage ?? 1);
  return {
    ...good,
    repairList: repairList.slice((page - 1) * repairsPerPage, page * repairsPerPage),
    repairRowCount: repairList.length,
    repairPage: page,
    wrongRowList: wrong.map(({ rowIndex }) => ({ from: rowIndex, to: rowIndex })),
    data,
    errorRowCount: wrong.length,
  };
}

let server: FakeServer;
let isClosed: boolean;
beforeEach(() => {
  isClosed = false;
  server = fakeServer();
  server.answers(positionCalls.names, { data: [] });
  server.answers(subdivisionCalls.names, { data: [] });
});

async function open(rows: readonly RepairRow[], created = 2) {
  server.answers(importEmployees, ({ body }) => ({
    ...judged(rows, body as Record<string, string>),
    created,
  }));
  const { user } = draw(<EmployeeImportModal onClose={() => (isClosed = true)} />);
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (name: string) =>
    user.upload(
      await dialog.findByLabelText(new RegExp(t('directory.import.file'))),
      new File(['a'], name),
    );
  await choose('people.csv');
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }));
  await press(t('fileImport.check'));
  await dialog.findByRole('heading', { name: say('title', { count: rows.length }) });
  return { user, dialog, press, choose };
}
const lastForm = () => server.asked(importEmployees).at(-1)?.body as Record<string, string>;

test('a cell is typed or taken from a proposal; Enter leads on, and then all is saved', async () => {
  const { user, dialog, press } = await open([wrongEmail(3), wrongEmail(7)]);
  const save = await dialog.findByRole('button', { name: t('fileImport.save') });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(await dialog.findByText(t('fileImport.saveOpen', { count: 1 }))).toBeTruthy();
  expect(dialog.queryByText(t('fileImport.read'))).toBeNull();
  await user.click(save);
  const first = await dialog.findByRole('textbox', { name: fieldName(3) });
  const second = await dialog.findByRole('textbox', { name: fieldName(7) });
  expect(await dialog.findByText(say('first'))).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await user.clear(first);
  await user.type(first, 'anna@zavod.ru{Enter}');
  expect(document.activeElement).toBe(second);
  await dialog.findByRole('heading', { name: say('title', { count: 1 }) });
  expect((first as HTMLInputElement).value).toBe('anna@zavod.ru');
  expect(document.activeElement).toBe(second);
  await user.tab();
  await user.keyboard('{Enter}');
  await dialog.findByRole('heading', { name: say('done') });
  expect((second as HTMLInputElement).value).toBe('petrova@zavod.local');
  expect(await dialog.findByText(t('fileImport.read'))).toBeTruthy();
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(JSON.parse(lastForm().repairs!)).toEqual({
    3: { email: 'anna@zavod.ru' },
    7: { email: 'petrova@zavod.local' },
  });
});

test('what is typed and still wrong stays, with what is wrong', async () => {
  const { user, dialog } = await open([wrongEmail(3)]);
  const field = await dialog.findByRole('textbox', { name: fieldName(3) });
  await user.clear(field);
  await user.type(field, 'anna@zavod,ru{Enter}');
  await waitFor(() => expect(lastForm().repairs).toContain('anna'));
  expect(await dialog.findByText('В этом e-mail ошибка')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('anna@zavod,ru');
});

test('rows are left out one by one or all that are left, named, and brought back', async () => {
  const { dialog, press, user } = await open([wrongEmail(3), wrongEmail(7), wrongEmail(9)]);
  await user.click((await dialog.findAllByRole('button', { name: say('leaveOut') }))[1]!);
  await dialog.findByRole('heading', { name: say('title', { count: 2 }) });
  await press(say('leaveRest', { count: 2 }));
  await dialog.findByRole('heading', { name: say('done') });
  expect(await dialog.findAllByText(say('states.leftOut'))).toHaveLength(3);
  const saveWithout = (count: number) => t('directory.import.saveWithout', { count });
  expect(await dialog.findByRole('button', { name: saveWithout(3) })).toBeTruthy();
  await user.click((await dialog.findAllByRole('button', { name: say('bringBack') }))[0]!);
  await dialog.findByRole('heading', { name: say('title', { count: 1 }) });
  await user.click(
    await dialog.findByRole('button', { name: say('take', { value: 'petrova@zavod.local' }) }),
  );
  await dialog.findByRole('heading', { name: say('done') });
  await press(saveWithout(2));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(JSON.parse(lastForm().leftOut!)).toEqual([7, 9]);
});

test('who leaves rows out by keyboard is led on, and at the end to what is left', async () => {
  const { dialog, user } = await open([wrongEmail(3), wrongEmail(7)]);
  const leaveOut = async () => {
    (await dialog.findAllByRole('button', { name: say('leaveOut') }))[0]?.focus();
    await user.keyboard('{Enter}');
  };
  await leaveOut();
  expect(document.activeElement).toBe(await dialog.findByRole('textbox', { name: fieldName(7) }));
  await leaveOut();
  expect(document.activeElement).toBe(await dialog.findByRole('heading', { name: say('done') }));
});

test('where every row is left out it says so, and not that all is there already', async () => {
  const { dialog, press } = await open([wrongEmail(3)], 0);
  await press(say('leaveOut'));
  expect(await dialog.findByText(t('directory.import.onlyLeftOut'))).toBeTruthy();
  expect(dialog.queryByText(t('directory.import.nothing'))).toBeNull();
});

test('a second row of a person is merged, and either may stay', async () => {
  const twin = wrongEmail(7, { twin: 3 });
  const { dialog, press } = await open([twin]);
  await press(say('mergeInto', { row: 3, place: 'Сварщик, Цех' }));
  await dialog.findByRole('heading', { name: say('done') });
  expect(await dialog.findByText(say('mergedInto', { row: 3 }))).toBeTruthy();
  expect(JSON.parse(lastForm().merged!)).toEqual({ 7: 3 });
  await press(say('bringBack'));
  await press(await waitFor(() => say('mergeHere', { place: 'Инженер, Цех' })));
  await waitFor(() => expect(JSON.parse(lastForm().merged ?? '{}')).toEqual({ 3: 7 }));
});

test('of two thousand rows a page is drawn, and Enter turns it', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => wrongEmail(index + 2));
  const { user, dialog } = await open(rows);
  const fields = () => dialog.findAllByRole('textbox');
  expect(await fields()).toHaveLength(10);
  const last = await dialog.findByRole('textbox', { name: fieldName(11) });
  await user.clear(last);
  await user.type(last, 'anna@zavod.ru{Enter}');
  const next = await dialog.findByRole('textbox', { name: fieldName(12) });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(await fields()).toHaveLength(10);
  // What was typed last is not lost by turning the page.
  expect(JSON.parse(lastForm().repairs!)).toEqual({ 11: { email: 'anna@zavod.ru' } });
  expect(lastForm().repairPage).toBe('2');
});

test('the repaired file is there as soon as something is decided', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  server.answers(repairEmployeeFile, {} as never);
  const { dialog, press, user } = await open([wrongEmail(3), wrongEmail(7)]);
  expect(dialog.queryByRole('button', { name: say('download') })).toBeNull();
  await user.click((await dialog.findAllByRole('button', { name: say('leaveOut') }))[0]!);
  await press(say('download'));
  await waitFor(() => expect(server.asked(repairEmployeeFile)).toHaveLength(1));
  expect(server.asked(repairEmployeeFile)[0]?.body).toMatchObject({ leftOut: '[3]' });
});

test('another file or sheet begins anew', async () => {
  const { dialog, press, user, choose } = await open([wrongEmail(3)]);
  await press(say('leaveOut'));
  await waitFor(() => expect(lastForm().leftOut).toBe('[3]'));
  await user.click(await dialog.findByRole('button', { name: new RegExp(t('fileImport.sheet')) }));
  await user.click(await screen.findByRole('option', { name: 'Апрель' }));
  await waitFor(() => expect(lastForm()).toMatchObject({ sheet: 'Апрель' }));
  expect(lastForm().leftOut).toBeUndefined();
  await dialog.findByRole('heading', { name: say('title', { count: 1 }) });
  await press(say('leaveOut'));
  await dialog.findByRole('heading', { name: say('done') });
  await press(t('fileImport.otherFile'));
  await choose('others.csv');
  await press(t('fileImport.check'));
  await dialog.findByRole('heading', { name: say('title', { count: 1 }) });
  expect(lastForm().leftOut).toBeUndefined();
});
