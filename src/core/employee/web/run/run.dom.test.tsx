import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getPeopleRun,
  getPeopleRunPeople,
  getPeopleRuns,
  type PeopleRun,
  previewPeopleRunUndo,
  undoPeopleRun,
} from '#core/employee/contract/run/run.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { OneRun } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';

const run: PeopleRun = {
  id: 'run',
  name: 'Июнь.csv',
  source: null,
  state: 'taken',
  at: '2026-06-15T09:00:00Z',
  by: 'Ким Анна',
  created: 1,
  moved: 1,
  changed: 0,
  returned: 0,
  left: 0,
  unchanged: 3,
  undoUntil: '2026-06-22T09:00:00Z',
  undone: null,
};
const Page = () => <OneRun id="run" />;
let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getPeopleRun, { data: run });
  server.answers(getPeopleRunPeople, ({ query }) => {
    const data = [
      {
        id: 'sun',
        name: 'Сон Ли',
        position: 'Мастер',
        subdivision: 'Цех',
        kind: 'moved' as const,
        changeList: [
          { field: 'positionId' as const, before: 'Инженер', after: 'Мастер' },
          { field: 'inPosition' as const, before: '2025-01-31', after: '' },
        ],
        stayed: query.stayed ? ('signsIn' as const) : null,
      },
    ];
    return { data, count: 1 };
  });
});

test('the list says who brought which file, and what it changed', async () => {
  const undone = { at: run.at, by: null, back: 1, stayed: 1 };
  const data = [run, { ...run, id: 'old', name: 'Май.csv', by: null, undoUntil: null, undone }];
  server.answers(getPeopleRuns, { data, count: 2 });
  await drawPage(RunsPage);
  const first = within((await screen.findByText('Июнь.csv')).closest('tr')!);
  for (const said of ['Ким Анна', 'Новых: 1', 'Переведено: 1']) await first.findByText(said);
  await first.findByText(/^Можно отменить до 22/);
  const second = within((await screen.findByText('Май.csv')).closest('tr')!);
  for (const said of ['nobody', 'undonePartly'] as const)
    await second.findByText(t(`peopleRun.${said}`));
});

test('where nothing was imported yet, or nothing is answered, that is said', async () => {
  server.answers(getPeopleRuns, { data: [], count: 0 });
  await drawPage(RunsPage);
  await screen.findByText(t('peopleRun.empty'));
});

test('a run that isn’t loaded can be asked for again', async () => {
  server.answers(getPeopleRun, refused('unavailable'));
  await drawPage(Page);
  await screen.findByText(t('peopleRun.notLoaded'));
});

test('a run says of each person what changed from what to what', async () => {
  const { user, search } = await drawPage(Page);
  const row = within((await screen.findByText('Сон Ли')).closest('tr')!);
  for (const said of [
    'должность: Инженер → Мастер',
    'дата назначения: 31 янв. 2025 → нет',
    'Другая должность или подразделение',
  ])
    await row.findByText(said);
  await user.click(await screen.findByRole('tab', { name: /Переведены/ }));
  await waitFor(() => expect(search()).toBe('?show=moved'));
  expect(server.asked(getPeopleRunPeople).at(-1)?.query).toMatchObject({ kind: 'moved' });
  expect(screen.queryByRole('tab', { name: /Вернулись/ })).toBeNull();
});

test('is taken back once it was said who goes back and who stays', async () => {
  server.answers(previewPeopleRunUndo, {
    data: { back: 1, stayed: 1, stayList: [{ id: 'sun', name: 'Сон Ли', reason: 'signsIn' }] },
  });
  const undone = { at: run.at, by: 'Ким Анна', back: 1, stayed: 1 };
  server.answers(undoPeopleRun, { data: { ...run, undoUntil: null, undone } });
  const { user } = await drawPage(Page);
  await user.click(await screen.findByRole('button', { name: t('peopleRun.undo.open') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/Данные 1 сотрудника станут прежними/);
  await dialog.findByText('Останется как есть: 1 сотрудник');
  await dialog.findByText(t('peopleRun.reason.signsIn'));
  expect(server.asked(undoPeopleRun)).toEqual([]);
  server.answers(getPeopleRun, { data: { ...run, undoUntil: null, undone } });
  await user.click(await dialog.findByRole('button', { name: t('peopleRun.undo.open') }));
  await screen.findByText('Вернули прежние данные: 1. Оставили как есть: 1.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: t('peopleRun.undo.open') })).toBeNull();
  await user.click(await screen.findByRole('tab', { name: /Остались/ }));
  await screen.findByText(/Остались: пользуется системой/);
});

test('can’t be taken back where everybody would stay', async () => {
  server.answers(previewPeopleRunUndo, { data: { back: 0, stayed: 2, stayList: [] } });
  const { user } = await drawPage(Page);
  await user.click(await screen.findByRole('button', { name: t('peopleRun.undo.open') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('peopleRun.undo.nobody'));
  const button = await dialog.findByRole('button', { name: t('peopleRun.undo.open') });
  expect(button.hasAttribute('disabled')).toBe(true);
});
