import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import {
  type CycleDetail,
  createCycle,
  getCycle,
  getCycleStart,
  updateCycle,
} from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { createMany } from '#core/questionary/contract/questionary-from-file.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { cycleDetail, freshCycle } from '#test/screen/cycle-rows.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { engineer, idOf, office } from '#test/screen/screen-rows.ts';
import { CycleForm } from './cycle-form.tsx';

const saved = cycleDetail();
let server: FakeServer;
let ended: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:00:00Z') });
  signInAs('ROLE_HR');
  ended = [];
  server = fakeServer();
  server.answers(getCycleStart, freshCycle);
  server.answers(createCycle, { data: saved, message: 'Создан' });
  server.answers(updateCycle, { data: saved, message: 'Сохранён' });
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(positionCalls.names, { data: [engineer] });
  positionsHave([care]);
  server.answers(competenceCalls.list, { data: [competence], count: 1 });
});

const care = { id: idOf(71), name: 'Забота' };
const competence = {
  ...care,
  version: 1,
  can: [],
  nameText: { ru: 'Забота' },
  description: '',
  descriptionText: { ru: '' },
  questionList: [],
};
const positionsHave = (competenceList: (typeof care)[]) =>
  server.answers(positionCalls.list, {
    data: [{ ...engineer, version: 1, can: [], description: null, competenceList }],
    count: 1,
  });

async function open(one?: CycleDetail) {
  if (one) server.answers(getCycle, { data: one });
  const { user } = draw(
    <CycleForm
      id={one?.id}
      onClose={() => ended.push('closed')}
      onSaved={(id, ask) => ended.push([id, ask])}
    />,
  );
  await screen.findByRole('textbox', { name: t('cycleForm.name') });
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  return { user, press, save: () => press(t('common.save')) };
}
const section = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const radio = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

test('who names the raters is asked first, as the rest follows from it', async () => {
  await open();
  const choosing = await section(t('cycleForm.choosing.title'));
  expect(choosing.getAttribute('aria-expanded')).toBe('true');
});

test('each section says its answer in one line until it is opened', async () => {
  await open();
  expect((await section(t('cycleForm.about.title'))).textContent).toContain('360');
  expect((await section(t('cycleForm.dates.title'))).textContent).toContain('12 мар. 2027');
  expect((await section(t('cycleForm.reports.title'))).textContent).toContain('12 апр. 2027');
});

test('where no position has competencies everybody is asked the same by default', async () => {
  positionsHave([]);
  const { save } = await open();
  await save();
  await waitFor(() =>
    expect(server.asked(createCycle)[0]?.body).toMatchObject({
      competenceSource: 'list',
      competenceList: [{ id: care.id }],
    }),
  );
});

test('where positions have theirs it stays by position', async () => {
  const { save } = await open();
  await save();
  await waitFor(() =>
    expect(server.asked(createCycle)[0]?.body).toMatchObject({ competenceSource: 'position' }),
  );
});

test('questions may change while people choose', async () => {
  const { user } = await open(cycleDetail({ status: 'nominating' }));
  await user.click(await section(t('cycleForm.about.title')));
  const questions = await screen.findByRole('radiogroup', { name: t('cycleForm.about.questions') });
  expect(questions.closest('[inert]')).toBeNull();
});

test('another method leaves the choice to HR, and the proposed name follows it', async () => {
  server.answers(createMany, refused('conflict', { message: 'Ещё рано' }));
  const { user, press } = await open();
  await press(t('cycle.people.places'));
  await user.click(await screen.findByRole('checkbox', { name: t('cycle.people.everybody') }));
  await press(t('cycle.people.apply'));
  await user.click(await section(t('cycleForm.about.title')));
  await user.click(await radio('180'));
  await press(t('cycleForm.look'));
  await waitFor(() =>
    expect(server.asked(createMany)[0]).toMatchObject({
      query: { dryRun: 'true' },
      body: { name: 'Оценка 180, весна 2027', method: '180', all: true },
    }),
  );
  expect(server.asked(createCycle)).toEqual([]);
});

test('where nobody chooses raters answers begin today, unless a day was chosen', async () => {
  const { user } = await open();
  const dates = await section(t('cycleForm.dates.title'));
  const byHr = async () => (await screen.findAllByRole('radio', { name: /^HR/ }))[0] as HTMLElement;
  expect(dates.textContent).toContain('ответы 15 мар.');
  await user.click(await byHr());
  expect(dates.textContent).toContain('ответы 5 мар.');
  await user.click(await radio(t('cycleForm.choosing.by.subject')));
  await user.click(dates);
  const end = await screen.findByRole('textbox', { name: t('cycleForm.dates.dateEnd') });
  await user.clear(end);
  await user.type(end, '30-04-2027');
  await user.click(await byHr());
  await user.click(dates);
  expect(dates.textContent).toContain('ответы 15 мар. 2027 – 30 апр. 2027');
});

test('a new one asks again in eight weeks unless HR says otherwise', async () => {
  const { user, save } = await open();
  await user.click(await section(t('cycleForm.reports.title')));
  await screen.findByText(/^Спросим 7 июн\. 2027\./);
  const again = () =>
    screen.findByRole('button', { name: new RegExp(t('questionaryForm.askAgain.label')) });
  expect((await again()).textContent).toContain('Через 8 недель');
  await user.click(await again());
  const never = { name: t('questionaryForm.askAgain.never') };
  await user.click(await screen.findByRole('option', never));
  await waitFor(() => expect(screen.queryByText(/^Спросим/)).toBeNull());
  await save();
  await waitFor(() => expect(server.asked(createCycle)[0]?.body.askAgainWeeks).toBeNull());
});

test('another method than 360 doesn’t ask again', async () => {
  const { user } = await open();
  await user.click(await section(t('cycleForm.reports.title')));
  await screen.findByRole('button', { name: new RegExp(t('questionaryForm.askAgain.label')) });
  await user.click(await section(t('cycleForm.about.title')));
  await user.click(await radio('180'));
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: new RegExp(t('questionaryForm.askAgain.label')) }),
    ).toBeNull(),
  );
});

test('where leaders choose they don’t approve', async () => {
  const { user, save } = await open();
  const [byLeader] = await screen.findAllByRole('radio', {
    name: new RegExp(`^${t('cycleForm.choosing.by.leader')}`),
  });
  await user.click(byLeader as HTMLElement);
  await save();
  await waitFor(() =>
    expect(server.asked(createCycle)[0]?.body).toMatchObject({
      chosenBy: 'leader',
      approvedBy: 'hr',
    }),
  );
});

test('what the server finds wrong opens its section, and nothing typed is lost', async () => {
  server.answers(
    createCycle,
    refused('validation', { errors: [{ path: 'dateEnd', message: 'Этот день уже прошёл' }] }),
  );
  const { user, save } = await open();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: t('cycleForm.name') });
  await user.clear(name);
  await user.type(name, 'Моя');
  await save();
  await screen.findByText('Этот день уже прошёл');
  expect((await section(t('cycleForm.dates.title'))).getAttribute('aria-expanded')).toBe('true');
  expect(name.value).toBe('Моя');
  expect(ended).toEqual([]);
});

test('where people can’t be added it isn’t created twice', async () => {
  server.answers(addSubjects, refused('conflict', { message: 'Больше 5000 нельзя' }));
  const { user, press, save } = await open();
  await press(t('cycle.people.places'));
  await user.click(await screen.findByRole('checkbox', { name: t('cycle.people.everybody') }));
  await press(t('cycle.people.apply'));
  await save();
  await screen.findByText('Больше 5000 нельзя');
  server.answers(addSubjects, {
    data: { addedCount: 7, alreadyCount: 0, leftOutList: [] },
    message: 'Добавлено 7',
  });
  await save();
  await screen.findByText('Добавлено 7');
  expect(server.asked(createCycle)).toHaveLength(1);
  expect(server.asked(updateCycle)).toMatchObject([{ body: { id: saved.id } }]);
  expect(ended).toEqual([[saved.id, undefined]]);
});

test('once people were told, what they were told can’t be changed', async () => {
  const { user } = await open(cycleDetail({ status: 'nominating' }));
  await screen.findByText(t('cycleForm.lockedText.nominating'));
  await user.click(await section(t('cycleForm.choosing.title')));
  const chosenBy = await screen.findByRole('radiogroup', {
    name: t('cycleForm.choosing.chosenBy'),
    hidden: true,
  });
  const approvedBy = await screen.findByRole('radiogroup', {
    name: t('cycleForm.choosing.approvedBy'),
  });
  expect([chosenBy.closest('[inert]') !== null, approvedBy.closest('[inert]')]).toEqual([
    true,
    null,
  ]);
  expect(screen.queryByRole('button', { name: t('cycle.begin.nominating') })).toBeNull();
});

test('what somebody else saved meanwhile is shown beside mine, and mine can be saved over it', async () => {
  const theirs = cycleDetail({ version: 6, dateEnd: '2027-03-31' });
  server.answers(updateCycle, refused('staleVersion', { data: theirs }));
  const { user, press, save } = await open(saved);
  const name = await screen.findByRole('textbox', { name: t('cycleForm.name') });
  await user.clear(name);
  await user.type(name, 'Моя');
  await save();
  await screen.findByRole('dialog', { name: t('cycleForm.stale.title') });
  expect((await screen.findAllByText('31 мар. 2027')).length).toBeGreaterThan(0);
  server.answers(updateCycle, { data: theirs, message: 'Сохранён' });
  await press(t('questionaryForm.stale.saveMine'));
  await screen.findByText('Сохранён');
  expect(server.asked(updateCycle).at(-1)?.body).toMatchObject({ version: 6, name: 'Моя' });
});
