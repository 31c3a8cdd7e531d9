import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import {
  type EmployeeImportReply,
  importEmployees,
  type MissingLeader,
} from '#core/employee/contract/employee-import.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { goodReply } from '#test/file/employee-reply.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { EmployeeImportModal } from './import-modal.tsx';

const columns: EmployeeImportReply['columns'] = [
  { index: 0, header: 'ФИО', field: 'fullName', sample: 'Ким Ян' },
  { index: 1, header: 'Куда писать', field: null, sample: 'kim@zavod.ru' },
];
const good = {
  ...goodReply,
  columns: columns.map((one) => ({ ...one, field: one.field ?? ('email' as const) })),
};
const say = (key: string, params?: object) =>
  (t as (key: string, params?: object) => string)(`directory.import.${key}`, params);

let server: FakeServer;
let isClosed: boolean;
beforeEach(() => {
  isClosed = false;
  server = fakeServer();
  server.answers(positionCalls.names, { data: [{ id: 'p1', name: 'Сварщик 4 разряда' }] });
  server.answers(subdivisionCalls.names, { data: [] });
});

async function open(name = 'people.csv') {
  const { user } = draw(<EmployeeImportModal onClose={() => (isClosed = true)} />);
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (file: string) =>
    user.upload(await dialog.findByLabelText(new RegExp(say('file'))), new File(['a'], file));
  await choose(name);
  const press = async (button: string) => user.click(await dialog.findByText(button));
  return { user, dialog, press, choose };
}
const forms = () =>
  server.asked(importEmployees).map(({ query, body }): Record<string, unknown> => {
    const { file: _, ...fields } = body as Record<string, string>;
    return { ...fields, dryRun: query.dryRun };
  });
const unasked = {
  createPlaces: 'false',
  restorePlaces: 'false',
  takeBack: 'false',
  takeDismissed: 'false',
  tidyNames: 'true',
  skipWithoutEmail: 'false',
  leaveLeadersOut: 'false',
};
const allowed = {
  createPlaces: 'true',
  restorePlaces: 'true',
  skipWithoutEmail: 'true',
  leaveLeadersOut: 'true',
};
const dry = { ...unasked, ...allowed, dryRun: 'true' };

const named = (count: number) => ({ count, rowList: [{ rowIndex: 2, value: 'Ким Ян' }] });
const missing = (name: string, given: Partial<MissingLeader> = {}): MissingLeader => ({
  name,
  reason: 'unknown',
  ...named(1),
  meant: null,
  proposals: [],
  ...given,
});

test('a file without a field that is needed: the column is chosen, and checked at once', async () => {
  const problem = { message: 'Нет столбца «E-mail»', rowCount: 300, rowList: [] };
  server.answers(importEmployees, ({ body }) =>
    body.columns
      ? good
      : {
          ...good,
          columns,
          data: [{ rowIndex: 1, errorList: ['a'] }],
          errorRowCount: 300,
          problemList: [{ ...problem, rowList: [{ rowIndex: 2, value: 'x' }] }],
        },
  );
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(problem.message);
  expect(await dialog.findByText('300 строк: 2 (x) и другие')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: /Куда писать/ }));
  await user.click(await screen.findByRole('option', { name: t('directory.employees.email') }));
  const note = await dialog.findByText(t('fileImport.read'));
  expect(document.activeElement).toBe(note.parentElement);
  expect(forms()).toEqual([dry, { ...dry, columns: '{"1":"email"}' }]);
});

test('what is refused only when it is saved is named, and the window stays', async () => {
  const problem = { message: 'Почта занята', rowCount: 1, rowList: [{ rowIndex: 2, value: 'x' }] };
  server.answers(importEmployees, ({ query }) =>
    query.dryRun === 'true'
      ? good
      : {
          ...good,
          data: [{ rowIndex: 2, errorList: ['a'] }],
          errorRowCount: 1,
          problemList: [problem],
        },
  );
  const { dialog, press } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(t('fileImport.read'));
  await press(t('fileImport.save'));
  expect(await dialog.findByText(problem.message)).toBeTruthy();
  expect(isClosed).toBe(false);
});

test('letters in doubt are a question with the names as they are read, and its answer goes along', async () => {
  const encodings = [
    { encoding: 'windows-1254' as const, names: ['Guğlaug', 'Ağalheiğur'] },
    { encoding: 'windows-1252' as const, names: ['Guðlaug', 'Aðalheiður'] },
  ];
  server.answers(importEmployees, { ...good, encodings });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(t('fileImport.readOpen', { count: 1 }));
  await press(t('fileImport.save'));
  expect(await dialog.findByText(t('fileImport.encodingFirst'))).toBeTruthy();
  const [first, second] = await dialog.findAllByRole<HTMLInputElement>('radio');
  expect([document.activeElement, first?.checked, second?.checked]).toEqual([first, false, false]);
  expect(first?.closest('label')?.textContent).toContain('Guğlaug, Ağalheiğur');
  await user.keyboard('{ArrowDown}');
  await dialog.findByText(t('fileImport.read'));
  expect(await dialog.findByRole('radio', { checked: true })).toBe(second);
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(forms().map(({ encoding, dryRun }) => [encoding, dryRun])).toEqual([
    [undefined, 'true'],
    ['windows-1252', 'true'],
    ['windows-1252', 'false'],
  ]);
});

test('the answer to letters in doubt stays with its file: the next one is asked about anew', async () => {
  const encodings = [
    { encoding: 'windows-1250' as const, names: ['Előd'] },
    { encoding: 'windows-1252' as const, names: ['Elõd'] },
  ];
  server.answers(importEmployees, { ...good, encodings });
  const { dialog, press, user, choose } = await open();
  await press(t('fileImport.check'));
  await user.click((await dialog.findAllByRole('radio'))[0]!);
  await dialog.findByText(t('fileImport.read'));
  await press(t('fileImport.otherFile'));
  await press(t('fileImport.check'));
  await dialog.findByText(t('fileImport.read'));
  expect(forms().at(-1)?.encoding).toBe('windows-1250');
  await press(t('fileImport.otherFile'));
  await choose('next.csv');
  await press(t('fileImport.check'));
  await dialog.findByText(t('fileImport.readOpen', { count: 1 }));
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
  expect(forms().at(-1)?.encoding).toBeUndefined();
});

test('moments that are another day by the company’s clock are told, with the first', async () => {
  const moved = { rowIndex: 2, value: '2021-08-31T21:00:00Z', day: '2021-09-01' };
  server.answers(importEmployees, { ...good, movedDays: { count: 3, ...moved } });
  const { dialog, press } = await open();
  await press(t('fileImport.check'));
  const said = await dialog.findByText(/по часам компании/);
  expect(plain(said.textContent)).toContain('3 момента');
  expect(plain(said.textContent)).toContain('2021-08-31T21:00:00Z в строке 2 — это 1 сент. 2021');
});

test('new places need leave, or a meaning', async () => {
  const positions = [{ name: 'Сварщик', count: 2, id: null as string | null, proposed: null }];
  server.answers(importEmployees, ({ body, query }) => {
    const id = body.places ? 'p1' : null;
    const newPlaces = { positions: [{ ...positions[0]!, id }], subdivisions: [] };
    return query.dryRun === 'true' ? { ...good, newPlaces } : good;
  });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(say('newPlaces'));
  await press(t('fileImport.save'));
  const leave = await dialog.findByRole('checkbox', { name: /Создать 1 должность/ });
  expect(await dialog.findByText(say('createPlacesFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(leave);
  const box = await dialog.findByRole('combobox', { name: say('placeFor', { name: 'Сварщик' }) });
  await user.clear(box);
  await user.type(box, '4 раз');
  await user.click(await screen.findByRole('option', { name: 'Сварщик 4 разряда' }));
  await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  const places = JSON.stringify({ positions: { Сварщик: 'p1' }, subdivisions: {} });
  expect(forms().slice(1)).toEqual([
    { ...dry, places },
    { ...unasked, places, dryRun: 'false' },
  ]);
});

test('where the directory has no places yet, one sentence says which come, and nothing is asked', async () => {
  const positions = [{ name: 'Сварщик', count: 2, id: null, proposed: null }];
  const newPlaces = { positions, subdivisions: [] };
  server.answers(importEmployees, { ...good, newPlaces, isFirst: true, leadersChanged: 2 });
  const { dialog, press } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(say('firstPlaces', { places: '1 должность' }));
  expect(dialog.queryByText(say('leadersChanged', { count: 2 }))).toBeNull();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(forms().at(-1)).toMatchObject({ createPlaces: 'true', dryRun: 'false' });
});

test('what is a slip of the pen is taken by one press, or all at once', async () => {
  const slip = (name: string, id: string) => ({
    name,
    count: 2,
    id: null,
    proposed: { id, name: name.replace('и', 'е') },
  });
  const positions = [slip('Инжинер', 'p1'), slip('Бригадиир', 'p2'), slip('Директир', 'p3')];
  server.answers(importEmployees, { ...good, newPlaces: { positions, subdivisions: [] } });
  const { dialog, press } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(say('newPlaces'));
  expect(forms().at(-1)?.places).toBeUndefined();
  await press(say('takeProposed', { name: 'Инженер' }));
  await waitFor(() => expect(forms().at(-1)?.places).toContain('"Инжинер":"p1"'));
  await press(say('takeAllProposed', { count: 2 }));
  const all = { Инжинер: 'p1', Бригадиир: 'p2', Директир: 'p3' };
  await waitFor(() =>
    expect(JSON.parse(String(forms().at(-1)?.places))).toEqual({
      positions: all,
      subdivisions: {},
    }),
  );
});

test('archived places need leave to come back', async () => {
  const archivedPlaces = [{ kind: 'position' as const, id: 'p1', name: 'Токарь', count: 2 }];
  server.answers(importEmployees, ({ query }) =>
    query.dryRun === 'true' ? { ...good, archivedPlaces } : good,
  );
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  const leave = await dialog.findByRole('checkbox', { name: /Вернуть из архива: Токарь/ });
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('restorePlacesFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(leave);
  await user.click(leave);
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(forms().at(-1)).toEqual({ ...unasked, restorePlaces: 'true', dryRun: 'false' });
});

const rowList = [{ rowIndex: 2, text: 'Ким Ян' }];
test('people without an e-mail are named and asked about once, before what comes below', async () => {
  const missingLeaders = [missing('Совет директоров')];
  const withoutEmail = { count: 3, rowList };
  server.answers(importEmployees, ({ query }) =>
    query.dryRun === 'true' ? { ...good, withoutEmail, missingLeaders } : good,
  );
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  const skip = await dialog.findByRole('radio', { name: /Импортировать без 3 человек/ });
  expect(await dialog.findByText('Ким Ян (строка 2) и ещё 2')).toBeTruthy();
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('withoutEmailFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(skip);
  await user.click(skip);
  await user.click(await dialog.findByRole('checkbox', { name: /без 1 руководителя/ }));
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  const decided = { skipWithoutEmail: 'true', leaveLeadersOut: 'true' };
  expect(forms().at(-1)).toEqual({ ...unasked, ...decided, dryRun: 'false' });
});

test('or their e-mails are written: then their rows are judged as wrong', async () => {
  server.answers(importEmployees, { ...good, withoutEmail: { count: 1, rowList } });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await user.click(await dialog.findByRole('radio', { name: new RegExp(say('writeEmails')) }));
  await waitFor(() => expect(forms().at(-1)?.skipWithoutEmail).toBe('false'));
});

test('a misspelt leader is one of those proposed, or typed, for all rows that name them', async () => {
  const petrov = { email: 'petrov@zavod.ru', name: 'Петров Кирилл', position: 'Мастер' };
  server.answers(importEmployees, ({ body }) => {
    const said = JSON.parse((body as { leaders?: string }).leaders ?? '{}');
    const meant = said['Петров Кирил'] === petrov.email ? petrov : null;
    return { ...good, missingLeaders: [missing('Петров Кирил', { meant, proposals: [petrov] })] };
  });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  const name = say('instead', { name: 'Петров Кирил' });
  const field = await dialog.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, 'Петров К{Enter}');
  expect(await dialog.findByText(say('leaderReasons.unknown'))).toBeTruthy();
  await press(say('repair.take', { value: 'Петров Кирилл, petrov@zavod.ru' }));
  expect(await dialog.findByText('Петров Кирилл, Мастер')).toBeTruthy();
  expect(dialog.queryByRole('checkbox', { name: /руководител/ })).toBeNull();
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  const leaders = JSON.stringify({ 'Петров Кирил': petrov.email });
  expect(forms().at(-1)).toEqual({ ...unasked, leaders, dryRun: 'false' });
});

test('a name that is other people in other rows is asked about in each', async () => {
  const person = (email: string) => ({ email, name: 'Котов Ян', position: 'Мастер' });
  const people = [person('a@zavod.ru'), person('b@zavod.ru')];
  server.answers(importEmployees, {
    ...good,
    namesakeLeaders: [{ name: 'Котов Ян', ...named(2), people }],
  });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await waitFor(() => expect(forms().at(-1)?.leaders).toBe('{"Котов Ян":null}'));
  await user.click(
    await dialog.findByRole('button', {
      name: new RegExp(say('namesakeFor', { name: 'Котов Ян' })),
    }),
  );
  await user.click(await screen.findByRole('option', { name: say('differentInRows') }));
  await waitFor(() => expect(forms().at(-1)).toEqual(dry));
});

test('the preview shows who leads', async () => {
  const row = {
    rowIndex: 2,
    outcome: 'created' as const,
    changed: [],
    lastName: 'Ким',
    firstName: 'Ян',
    email: 'kim@zavod.ru',
    inCompany: '2020-02-01',
    inPosition: '2020-02-01',
    position: 'Инженер',
    subdivision: 'Цех',
    locale: 'ru' as const,
    middleName: null,
    education: null,
    slackId: null,
    workExpirience: null,
    managerEmail: 'boss@zavod.ru',
    managerName: 'Петров Кирилл',
  };
  server.answers(importEmployees, { ...good, firstRows: [row] });
  const { dialog, press } = await open();
  await press(t('fileImport.check'));
  expect(await dialog.findByRole('columnheader', { name: say('manager') })).toBeTruthy();
  expect(await dialog.findByText('Петров Кирилл')).toBeTruthy();
  expect(await dialog.findByText('boss@zavod.ru')).toBeTruthy();
});

test('leaders who can’t be need leave to be left out', async () => {
  const missingLeaders = [
    missing('Совет директоров', { count: 12 }),
    missing('gone@zavod.ru', { reason: 'left' }),
  ];
  server.answers(importEmployees, ({ query }) =>
    query.dryRun === 'true' ? { ...good, missingLeaders } : good,
  );
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  const leave = await dialog.findByRole('checkbox', { name: /Импортировать без 2 руководителей/ });
  expect(
    await dialog.findByText('12 строк: 2 (Ким Ян) и другие, нет ни в файле, ни в справочнике'),
  ).toBeTruthy();
  expect(await dialog.findByText('Строка 2 (Ким Ян), среди уволенных')).toBeTruthy();
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('leaveLeadersOutFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(leave);
  await user.click(leave);
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(forms()).toEqual([dry, { ...unasked, leaveLeadersOut: 'true', dryRun: 'false' }]);
});

test('of several people of one name somebody says who leads, each name by itself', async () => {
  const person = (email: string) => ({ email, name: 'Котов Ян', position: 'Мастер' });
  const namesakeLeaders = ['Котов Ян', 'Ян Котов'].map((name) => ({
    name,
    ...named(3),
    people: [person('a@zavod.ru'), person('b@zavod.ru')],
  }));
  server.answers(importEmployees, ({ body, query }) => {
    if (query.dryRun !== 'true') return good;
    if (body.leaders) return { ...good, namesakeLeaders };
    const errors = { data: [{ rowIndex: 2, errorList: ['a'] }], errorRowCount: 3 };
    return { ...good, ...errors, namesakeLeaders };
  });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  const field = (name: string) =>
    dialog.findByRole('button', { name: new RegExp(say('namesakeFor', { name })) });
  const first = await field('Котов Ян');
  const nobody = { 'Котов Ян': null, 'Ян Котов': null };
  expect(forms()).toEqual([dry, { ...dry, leaders: JSON.stringify(nobody) }]);
  await press(t('fileImport.save'));
  expect(await dialog.findAllByText(say('namesakeFirst'))).toHaveLength(2);
  expect(document.activeElement).toBe(first);
  await user.click(first);
  await user.click(await screen.findByRole('option', { name: /b@zavod.ru/ }));
  await waitFor(() => expect(forms()).toHaveLength(3));
  await press(t('fileImport.save'));
  expect(await dialog.findAllByText(say('namesakeFirst'))).toHaveLength(1);
  await user.click(await field('Ян Котов'));
  await user.click(await screen.findByRole('option', { name: say('noneOfThem') }));
  await press(t('fileImport.save'));
  await waitFor(() => expect(isClosed).toBe(true));
  const leaders = JSON.stringify({ 'Котов Ян': 'b@zavod.ru', 'Ян Котов': null });
  expect(forms().at(-1)).toEqual({ ...unasked, leaders, dryRun: 'false' });
});

test('initials that one person fits are answered by one press', async () => {
  const people = [{ email: 'a@zavod.ru', name: 'Аистов Пётр', position: 'Мастер' }];
  const namesakeLeaders = ['Аистов П.', 'П. Аистов'].map((name) => ({ name, ...named(1), people }));
  server.answers(importEmployees, { ...good, namesakeLeaders });
  const { press } = await open();
  await press(t('fileImport.check'));
  await press(t('directory.import.takeOnlyOnes', { count: 2 }));
  const leaders = { 'Аистов П.': 'a@zavod.ru', 'П. Аистов': 'a@zavod.ru' };
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, leaders: JSON.stringify(leaders) }));
});

test('who has left comes back when that is wished; skipped rows are named', async () => {
  const skipped = [{ rowIndex: 7, reason: 'total' as const, text: 'Итого' }];
  server.answers(importEmployees, { ...good, takenBack: 3, skipped, skippedRowCount: 1 });
  const { dialog, press, user } = await open();
  await press(t('fileImport.check'));
  await user.click(await dialog.findByRole('checkbox', { name: /Вернуть 3 уволенных/ }));
  await waitFor(() => expect(forms()).toEqual([dry, { ...dry, takeBack: 'true' }]));
  expect(await dialog.findByText('Пропущена 1 строка')).toBeTruthy();
  expect(await dialog.findByText(t('fileImport.reasons.total'))).toBeTruthy();
});

test('other sheets with people and one name with two e-mails are told', async () => {
  const sameNames = [{ name: 'Ким Ян', rowList: [2, 7] }];
  server.answers(importEmployees, {
    ...good,
    sheet: 'КБ',
    otherSheets: ['Цех', 'Склад'],
    sameNames,
  });
  const { press, dialog } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(/другие листы с людьми: Цех, Склад\. Импортируется только «КБ»/);
  expect(await dialog.findByText(/одно и то же имя: Ким Ян \(строки 2, 7\)/)).toBeTruthy();
});

test('the corrected file keeps what was chosen, and the sheet', async () => {
  const sheetList = ['А', 'Б'];
  server.answers(importEmployees, ({ body }) => ({
    ...good,
    sheetList,
    sheet: body.sheet ?? 'А',
  }));
  const { dialog, press, user, choose } = await open();
  await press(t('fileImport.check'));
  await user.click(await dialog.findByRole('button', { name: new RegExp(t('fileImport.sheet')) }));
  await user.click(await screen.findByRole('option', { name: 'Б' }));
  await waitFor(() => expect(forms()).toHaveLength(2));
  await press(t('fileImport.otherFile'));
  await choose('again.csv');
  await press(t('fileImport.check'));
  await waitFor(() => expect(forms()).toHaveLength(4));
  expect(forms().map(({ sheet }) => sheet)).toEqual([undefined, 'Б', undefined, 'Б']);
});

test('a file that is no table is refused at once, dropped ones too', async () => {
  const { dialog } = await open();
  const files = [new File(['a'], 'штат.pdf')];
  fireEvent.drop(document.querySelector('.ui-file')!, { dataTransfer: { files } });
  expect((await dialog.findAllByText(t('upload.wrongKind'))).length).toBeGreaterThan(0);
  const check = (await dialog.findByText(t('fileImport.check'))).closest('button');
  expect(check?.disabled).toBe(true);
});

test('of two files dropped at once none is taken, and the chosen one stays', async () => {
  const { dialog } = await open('first.csv');
  const zone = document.querySelector('.ui-file')!;
  const files = [new File(['a'], 'second.csv'), new File(['a'], 'third.csv')];
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect((await dialog.findAllByText(t('upload.oneFile'))).length).toBeGreaterThan(0);
  expect(await dialog.findByText('first.csv')).toBeTruthy();
  expect(dialog.queryByText('second.csv')).toBeNull();
  fireEvent.drop(zone, { dataTransfer: { files: files.slice(1) } });
  expect(await dialog.findByText('third.csv')).toBeTruthy();
  expect(dialog.queryByText(t('upload.oneFile'))).toBeNull();
});

test('a file with nobody but former employees does not say that all of it is there', async () => {
  server.answers(importEmployees, { ...good, created: 0, takenBack: 1, skippedRowCount: 1 });
  const { press, dialog } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText(say('onlyFormer'));
  expect(dialog.queryByText(say('nothing'))).toBeNull();
});

test('who has left by the file is told with the number, and taken when that is wished', async () => {
  const columns = [
    { index: 0, header: 'Статус', field: 'isActive' as const, sample: '' },
    { index: 1, header: 'Enabled', field: 'isActive' as const, sample: '' },
  ];
  server.answers(importEmployees, { ...good, columns, dismissed: 3, dismissedStillHere: 1 });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText('По файлу уволены 3 человека');
  expect(await dialog.findByText(/несколько столбцов: Статус, Enabled\./)).toBeTruthy();
  expect(await dialog.findByText(/^Из них 1 есть в справочнике/)).toBeTruthy();
  await user.click(await dialog.findByRole('checkbox', { name: say('takeDismissed') }));
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, takeDismissed: 'true' }));
});

test('days with the month first are asked about once, and taken as proposed meanwhile', async () => {
  const sample = { value: '4/5/2021', dayFirst: '2021-05-04', monthFirst: '2021-04-05' };
  const proposed = 'monthFirst' as const;
  const doubtfulDates = { proposed, rowIndex: 7, value: '9/13/2021', sample };
  server.answers(importEmployees, ({ body }) => {
    const wrong = [{ rowIndex: 7, errorList: ['a'] }];
    return { ...good, doubtfulDates, data: body.dateOrder ? [] : wrong };
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  const first = await dialog.findByRole('radio', { name: /^День/ });
  const save = await dialog.findByRole('button', { name: t('fileImport.save') });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  const reason = t('fileImport.saveOpen', { count: 1 });
  expect(document.getElementById(save.getAttribute('aria-describedby')!)?.textContent).toBe(reason);
  expect(dialog.queryByText(t('fileImport.read'))).toBeNull();
  expect(await dialog.findByText(t('fileImport.readOpen', { count: 1 }))).toBeTruthy();
  expect(forms()).toEqual([dry, { ...dry, dateOrder: 'monthFirst' }]);
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('dateOrderFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await user.click(await dialog.findByRole('radio', { name: /4\/5\/2021 — это 5.апр/ }));
  expect(save.getAttribute('aria-disabled')).toBeNull();
  expect(await dialog.findByText(t('fileImport.read'))).toBeTruthy();
  await press(t('fileImport.save'));
  const saved = { ...unasked, dateOrder: 'monthFirst', dryRun: 'false' };
  await waitFor(() => expect(forms().at(-1)).toEqual(saved));
});

test('names in capitals are tidied, unless somebody does not wish it', async () => {
  const name = { rowIndex: 2, value: 'ВОЛКОВ И.И.', tidied: 'Волков И.И.' };
  server.answers(importEmployees, { ...good, untidyNames: { count: 2, rowList: [name] } });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  const tick = await dialog.findByRole('checkbox', { name: /^Привести имена в порядок/ });
  expect(await dialog.findByText('→ Волков И.И.')).toBeTruthy();
  await user.click(tick);
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, tidyNames: 'false' }));
});

test('names in another order are shown as they are read, and can be turned all together', async () => {
  const name = { rowIndex: 2, value: 'Илья Волков', lastName: 'Волков', firstName: 'Илья' };
  server.answers(importEmployees, {
    ...good,
    turnedNames: { count: 2, unclear: 1, areColumns: false, rowList: [name] },
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText('В 2 строках имя и фамилия стоят в другом порядке');
  expect(await dialog.findByText('фамилия Волков, имя Илья')).toBeTruthy();
  await user.click(await dialog.findByRole('radio', { name: 'Везде сначала фамилия' }));
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, nameOrder: 'lastFirst' }));
});

test('swapped columns are shown as they are read, and can stay as they are', async () => {
  const name = { rowIndex: 2, value: 'Пётр Ким', lastName: 'Ким', firstName: 'Пётр' };
  server.answers(importEmployees, {
    ...good,
    turnedNames: { count: 2, unclear: 0, areColumns: true, rowList: [name] },
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText('Столбцы с фамилией и именем, похоже, перепутаны: 2 строки');
  await user.click(await dialog.findByRole('radio', { name: 'Оставить как в файле' }));
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, nameOrder: 'lastFirst' }));
});

test('job titles under departments are shown as they are read, and can stay as they are', async () => {
  const row = { rowIndex: 2, position: 'Инженер', subdivision: 'Цех № 1' };
  server.answers(importEmployees, {
    ...good,
    swappedPlaces: { looks: 'swapped', count: 2, rowList: [row] },
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  await dialog.findByText('Столбцы с должностью и подразделением, похоже, перепутаны: 2 строки');
  expect(await dialog.findByText(/должность «Инженер», подразделение «Цех № 1»/)).toBeTruthy();
  await user.click(await dialog.findByRole('radio', { name: 'Оставить как в файле' }));
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...dry, keepPlaceColumns: 'true' }));
});

test('who may be here under another e-mail is the same one, or another', async () => {
  const known = [{ email: 'kim@old.ru', position: 'Инженер' }];
  const one = { rowIndex: 2, name: 'Ким Ян', email: 'kim@zavod.ru', known };
  const two = { ...one, rowIndex: 3, name: 'Сон Ли', email: 'son@zavod.ru' };
  server.answers(importEmployees, ({ body }) => {
    const knownElsewhere = body.repairs ? [two] : [one, two];
    return { ...good, knownElsewhere, knownElsewhereCount: knownElsewhere.length };
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  const choose = async (who: typeof one, option: RegExp | string) => {
    const label = say('whoIs', { name: who.name, row: who.rowIndex });
    await user.click(await dialog.findByRole('button', { name: new RegExp(label) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(one, /Тот же человек: kim@old\.ru/);
  await waitFor(() => expect(forms()).toHaveLength(2));
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('whoIsFirst'))).toBeTruthy();
  await choose(two, say('otherPerson'));
  await press(t('fileImport.save'));
  const repairs = JSON.stringify({ 2: { email: 'kim@old.ru' } });
  await waitFor(() => expect(forms().at(-1)).toEqual({ ...unasked, repairs, dryRun: 'false' }));
});

test('days of hiring like births need another column, or a yes', async () => {
  const likeBirths = { header: 'Дата', rowIndex: 2, value: '04.05.1990' };
  server.answers(importEmployees, { ...good, likeBirths });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  const yes = await dialog.findByRole('checkbox', { name: say('keepHireDates') });
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('keepHireDatesFirst'))).toBeTruthy();
  await user.click(yes);
  await press(t('fileImport.save'));
  await waitFor(() =>
    expect(forms().at(-1)).toEqual({ ...unasked, keepHireDates: 'true', dryRun: 'false' }),
  );
});

test('a list without dates needs one for all, and is shown with today’s meanwhile', async () => {
  const withoutHireDate = { count: 5, proposed: '2026-06-15' };
  server.answers(importEmployees, ({ body }) => {
    const wrong = [{ rowIndex: 1, errorList: ['a'] }];
    return { ...good, withoutHireDate, data: body.hireDate ? [] : wrong };
  });
  const { press, dialog, user } = await open();
  await press(t('fileImport.check'));
  const field = await dialog.findByLabelText(say('hireDate'));
  expect(forms()).toEqual([dry, { ...dry, hireDate: '2026-06-15' }]);
  await press(t('fileImport.save'));
  expect(await dialog.findByText(say('hireDateFirst'))).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, '01.02.2024');
  await user.tab();
  await press(t('fileImport.save'));
  const saved = { ...unasked, hireDate: '2024-02-01', dryRun: 'false' };
  await waitFor(() => expect(forms().at(-1)).toEqual(saved));
});
