import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CycleDetail,
  createCycle,
  getCycle,
  getCycleStart,
  updateCycle,
} from '#core/cycle/contract/cycle.ts';
import { importSubjects } from '#core/cycle/contract/cycle-file.ts';
import { CycleForm } from '#core/cycle/web/form/cycle-form.tsx';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { cycleDetail, freshCycle } from '#test/screen/cycle-rows.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { AddPeople } from './add-people.tsx';

/** People of a cycle from a file: from its form, and from its board. */
const saved = cycleDetail({ subjectCount: 0 });
const good: ReplyFields<typeof importSubjects> = {
  data: [],
  errorRowCount: 0,
  problemList: [],
  columns: [{ index: 0, header: 'Кого', field: 'subjectEmail', sample: 'kim@zavod.ru' }],
  sheet: null,
  sheetList: [],
  encodings: [],
  skipped: [{ rowIndex: 9, reason: 'total', text: 'Итого' }],
  skippedRowCount: 1,
  movedDays: null,
  addedCount: 12,
  alreadyCount: 3,
  raterCount: 40,
};
const nothing = { ...good, addedCount: 0, raterCount: 0 };
const wrong: typeof good = {
  ...nothing,
  data: [{ rowIndex: 4, errorList: ['Такого сотрудника нет'] }],
  errorRowCount: 1,
  problemList: [
    { message: 'Такого сотрудника нет', rowCount: 1, rowList: [{ rowIndex: 4, value: 'x@y.ru' }] },
  ],
};

let server: FakeServer;
let ended: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:00:00Z') });
  signInAs('ROLE_HR');
  ended = [];
  server = fakeServer();
  server.answers(importSubjects, { ...good, message: 'Добавлено 12 человек' });
});

/** The window of the file over whatever has opened it. */
async function atFile(user: ReturnType<typeof draw>['user']) {
  await user.click(await screen.findByRole('button', { name: t('cycle.people.file') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('cycle.people.fileTitle') }));
  const press = async (name: string) => user.click(await dialog.findByText(name));
  return {
    dialog,
    press,
    async check() {
      const field = await dialog.findByLabelText(new RegExp(t('fromFile.file')));
      await user.upload(field, new File(['a'], 'people.csv'));
      await press(t('fileImport.check'));
    },
  };
}
const asked = () => server.asked(importSubjects).map(({ query }) => query.dryRun);

test('from the board: rows that are wrong are named, then what it adds is seen before it is added', async () => {
  server.answers(importSubjects, { ...wrong, message: 'Файл с ошибками' });
  const { user } = draw(<AddPeople cycle={saved} onClose={() => ended.push('closed')} />);
  const { dialog, press, check } = await atFile(user);
  await check();
  expect(await dialog.findByText('Такого сотрудника нет')).toBeTruthy();
  expect(await dialog.findByText('Строка 4 (x@y.ru)')).toBeTruthy();
  server.answers(importSubjects, { ...good, message: 'Добавлено 12 человек' });
  await check();
  await dialog.findByText(t('fileImport.read'));
  const counts = (await dialog.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(counts).toEqual(['12', '3', '40']);
  expect(await dialog.findByText(t('fileImport.skippedRows', { count: 1 }))).toBeTruthy();
  await press(t('cycle.people.add'));
  await screen.findByText('Добавлено 12 человек');
  expect([asked(), ended]).toEqual([['true', 'true', 'false'], ['closed']]);
});

test('who is in it already is not added again', async () => {
  server.answers(importSubjects, { ...nothing, message: 'Файл проверен' });
  const { user } = draw(<AddPeople cycle={saved} onClose={() => ended.push('closed')} />);
  const { dialog, press, check } = await atFile(user);
  await check();
  expect(await dialog.findByText(t('cycle.people.fileNothing'))).toBeTruthy();
  expect(dialog.queryByRole('button', { name: t('cycle.people.add') })).toBeNull();
  await press(t('common.close'));
  expect([asked(), ended]).toEqual([['true'], []]);
});

test('from the form: it is saved once, stays open, and says how many are in it then', async () => {
  let count = 0;
  const detail = (): CycleDetail => cycleDetail({ subjectCount: count });
  server.answers(getCycleStart, freshCycle);
  server.answers(createCycle, { data: detail(), message: 'Цикл создан' });
  server.answers(getCycle, () => ({ data: detail() }));
  server.answers(updateCycle, () => ({ data: detail(), message: 'Цикл сохранён' }));
  const { user } = draw(
    <CycleForm
      id={undefined}
      onClose={() => ended.push('closed')}
      onSaved={(id, ask) => ended.push([id, ask])}
    />,
  );
  const { press, check } = await atFile(user);
  await screen.findByText('Цикл создан');
  count = 12;
  await check();
  await screen.findByText(t('fileImport.read'));
  await press(t('cycle.people.add'));
  expect(await screen.findByText(t('cycle.people.already', { count: 12 }))).toBeTruthy();
  expect(ended).toEqual([]);
  // Nothing has changed since, so the next file needs no saving.
  const again = await atFile(user);
  await again.press(t('common.cancel'));
  expect([server.asked(createCycle).length, server.asked(updateCycle).length]).toEqual([1, 0]);
  await user.click(await screen.findByRole('button', { name: t('cycle.begin.nominating') }));
  await waitFor(() => expect(ended).toEqual([[saved.id, 'start']]));
});

test('a form with something wrong in it comes first', async () => {
  server.answers(getCycle, { data: saved });
  const { user } = draw(
    <CycleForm id={saved.id} onClose={() => {}} onSaved={() => ended.push('saved')} />,
  );
  await user.clear(await screen.findByRole('textbox', { name: t('cycleForm.name') }));
  await user.click(await screen.findByRole('button', { name: t('cycle.people.file') }));
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: t('cycle.people.fileTitle') })).toBeNull();
});
