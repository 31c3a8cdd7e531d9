import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createSource,
  deleteSource,
  getSourceRun,
  getSources,
  type PeopleSource,
  refuseSourceRun,
  runSource,
  type SourceRun,
  takeSourceRun,
  updateSource,
} from '#addon/source/contract/source.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { OneSourceRun } from './source-run-page.tsx';
import { SourcesPage } from './sources-page.tsx';

const source: PeopleSource = {
  id: 'zup',
  name: 'ЗУП',
  kind: 'folder',
  address: 'zup',
  choices: {
    createPlaces: true,
    restorePlaces: false,
    takeBack: true,
    tidyNames: true,
    skipWithoutEmail: true,
    leaveLeadersOut: true,
    hiresToday: false,
    dateOrder: null,
    nameOrder: null,
  },
  absent: 'keep',
  mode: 'confirm',
  hour: 4,
  isActive: true,
  version: 1,
  hasLogin: false,
  lookedAt: '2026-06-15T09:00:00Z',
  lastError: 'noFolder',
  isConfirmed: true,
  lastRun: { id: 'run', state: 'waiting', at: '2026-06-15T09:00:00Z' },
};
const none = {
  joined: [],
  moved: [],
  leader: [],
  renamed: [],
  email: [],
  left: [],
  returned: [],
  unclear: [],
};
const run: SourceRun = {
  id: 'run',
  name: 'staff.csv',
  source: 'ЗУП',
  state: 'stopped',
  isUndone: false,
  at: '2026-06-15T09:00:00Z',
  by: null,
  outlook: {
    reasonList: ['left'],
    figures: {
      joined: 0,
      moved: 1,
      leader: 0,
      renamed: 0,
      email: 0,
      left: 120,
      returned: 0,
      unclear: 1,
    },
    movedDays: null,
    other: 2,
    unchanged: 30,
    present: 155,
    people: {
      ...none,
      left: [
        {
          id: 'a',
          name: 'Ким Ян',
          email: 'kim@zavod.ru',
          before: 'Инженер, Цех',
          after: '',
          unclear: null,
        },
      ],
      unclear: [
        { id: 'b', name: 'Сон Ли', email: 'son@zavod.ru', before: '', after: '', unclear: 'super' },
      ],
    },
    uncounted: 1,
    uncountedList: ['Новых Анна'],
    problemList: [],
  },
};
const Page = () => <OneSourceRun id="run" />;
let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getSources, { data: { sourceList: [source], folder: 'zavod' } });
  server.answers(getSourceRun, { data: run });
});
const press = (name: string | RegExp) => screen.findByRole('button', { name });

test('a source says where it reads, when, what went wrong and what came last; HR looks now and sets nothing', async () => {
  server.answers(runSource, { message: 'Ищем' } as never);
  const { user } = await drawPage(SourcesPage);
  await screen.findByText('Папка zavod/zup');
  await screen.findByText(/Каждый день в 4:00/);
  await screen.findByText(t('peopleSource.error.noFolder'));
  await screen.findByText(t('peopleSource.state.waiting'));
  await user.click(await press(t('peopleSource.nowOne', { name: 'ЗУП' })));
  await waitFor(() => expect(server.asked(runSource)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: t('peopleSource.add') })).toBeNull();
});

test('a super admin adds one; without folders the address comes first', async () => {
  signInAs('ROLE_SUPER_ADMIN');
  server.answers(getSources, { data: { sourceList: [], folder: null } });
  server.answers(createSource, { data: source, message: 'Источник сохранён' });
  const { user } = await drawPage(SourcesPage);
  await screen.findByText(t('peopleSource.empty'));
  await user.click(await press(t('peopleSource.add')));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Название/), 'ЗУП');
  await user.type(
    await dialog.findByLabelText(/^Адрес файла/),
    'https://zup.example.com/staff.csv',
  );
  await user.click(await dialog.findByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(server.asked(createSource)).toHaveLength(1));
  expect(server.asked(createSource)[0]?.body).toMatchObject({
    kind: 'https',
    absent: 'keep',
    mode: 'confirm',
    hour: 4,
    isActive: true,
    choices: source.choices,
  });
  expect(server.asked(createSource)[0]?.body.login).toBeUndefined();
});

test('what is wrong with the login stands at its fields', async () => {
  signInAs('ROLE_SUPER_ADMIN');
  server.answers(getSources, { data: { sourceList: [], folder: null } });
  const errors = [
    { path: 'login.user', message: 'Слишком длинно' },
    { path: 'login.password', message: 'Слишком коротко' },
  ];
  server.answers(createSource, refused('validation', { errors }));
  const { user } = await drawPage(SourcesPage);
  await user.click(await press(t('peopleSource.add')));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Название/), 'ЗУП');
  await user.type(await dialog.findByLabelText(/^Адрес файла/), 'https://zup.example.com/a.csv');
  const login = await dialog.findByLabelText(new RegExp(`^${t('peopleSource.form.user')}`));
  const password = await dialog.findByLabelText(new RegExp(`^${t('peopleSource.form.password')}`));
  await user.type(login, 'zup');
  await user.type(password, 'secret');
  await user.click(await dialog.findByRole('button', { name: t('common.save') }));
  await waitFor(() =>
    expect([login, password].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]),
  );
  await dialog.findByText('Слишком длинно');
  await dialog.findByText('Слишком коротко');
  expect(server.asked(createSource)[0]?.body.login).toEqual({ user: 'zup', password: 'secret' });
});

test('a changed source keeps what was not changed; it is removed after a question', async () => {
  signInAs('ROLE_SUPER_ADMIN');
  server.answers(updateSource, { data: source, message: 'Источник сохранён' });
  server.answers(deleteSource, { message: 'Источник удалён' } as never);
  const { user } = await drawPage(SourcesPage);
  await user.click(await press(t('peopleSource.editOne', { name: 'ЗУП' })));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByLabelText(t('peopleSource.form.choice.tidyNames')));
  await user.click(await form.findByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { name, kind, address, absent, mode, hour, isActive, choices, version } = source;
  expect(server.asked(updateSource).map(({ body }) => body)).toEqual([
    {
      name,
      kind,
      address,
      absent,
      mode,
      hour,
      isActive,
      version,
      choices: { ...choices, tidyNames: false },
    },
  ]);
  await user.click(await press(t('peopleSource.removeOne', { name: 'ЗУП' })));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('peopleSource.removeText'));
  expect(server.asked(deleteSource)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('peopleSource.remove') }));
  await waitFor(() => expect(server.asked(deleteSource)).toHaveLength(1));
});

test('a run says why it was stopped and whom it takes away first, and is taken after a question', async () => {
  server.answers(takeSourceRun, { data: { ...run, state: 'taken' }, message: 'Приняты' });
  const { user } = await drawPage(Page);
  await screen.findByText(t('peopleSource.run.reason.left'));
  await screen.findByText('Новых Анна');
  await screen.findByText('Ким Ян');
  await screen.findByText(/Показаны первые 1 из 120/);
  await user.click(await screen.findByRole('tab', { name: /Неясно/ }));
  await screen.findByText(t('peopleSource.run.unclear.super'));
  await user.click(await press(t('peopleSource.run.take')));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/Новых: 0, переводов: 1, уйдёт: 120/);
  expect(server.asked(takeSourceRun)).toEqual([]);
  server.answers(getSourceRun, { data: { ...run, state: 'taken', by: 'Ким Анна' } });
  await user.click(await dialog.findByRole('button', { name: t('peopleSource.run.take') }));
  await screen.findByText(t('peopleSource.run.toRun'));
  expect(screen.queryByRole('button', { name: t('peopleSource.run.take') })).toBeNull();
});

test('it is refused after a question, and one that wasn’t read says why', async () => {
  server.answers(refuseSourceRun, { data: { ...run, state: 'refused' }, message: 'Отклонён' });
  const { user } = await drawPage(Page);
  await user.click(await press(t('peopleSource.run.refuse')));
  const dialog = within(await screen.findByRole('alertdialog'));
  const rowList = [3, 7].map((rowIndex) => ({ rowIndex, value: '' }));
  const problemList = [{ message: 'E-mail указан дважды', rowCount: 2, rowList }];
  const outlook = { ...run.outlook, problemList };
  server.answers(getSourceRun, { data: { ...run, state: 'failed', outlook } });
  await user.click(await dialog.findByRole('button', { name: t('peopleSource.run.refuse') }));
  await screen.findByText('E-mail указан дважды (строки 3, 7)');
});

test('moments that are another day by the company’s clock are said', async () => {
  const movedDays = { count: 3, rowIndex: 5, value: '2021-08-31T21:00:00Z', day: '2021-09-01' };
  server.answers(getSourceRun, { data: { ...run, outlook: { ...run.outlook, movedDays } } });
  await drawPage(Page);
  await screen.findByText(/3 момента времени.+2021-08-31T21:00:00Z в строке 5/);
});

test('a program’s file that was refused says why, and asks nothing', async () => {
  const problemList = [{ message: 'Предел: 20, в этом файле: 21', rowCount: 1, rowList: [] }];
  const outlook = { ...run.outlook, problemList };
  server.answers(getSourceRun, { data: { ...run, state: 'refused', outlook } });
  await drawPage(Page);
  await screen.findByText(t('peopleSource.run.byLimit'));
  await screen.findByText('Предел: 20, в этом файле: 21');
  await screen.findByRole('link', { name: t('peopleSource.toImports') });
  expect(screen.queryByRole('button', { name: t('peopleSource.run.take') })).toBeNull();
});

test('what didn’t come can be asked for again', async () => {
  server.answers(getSources, refused('unavailable'));
  await drawPage(SourcesPage);
  await screen.findByText(t('peopleSource.notLoaded'));
});
