import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  updateQuestionary,
} from '#core/questionary/contract/questionary-change.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import {
  employeeRow,
  engineer,
  idOf,
  participantRow,
  questionaryDetail,
  reliability,
} from '#test/screen/screen-rows.ts';
import { FormPanel, type FormPanelProps } from './form-panel.tsx';

const saved = questionaryDetail();
let server: FakeServer;
let ended: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T09:00:00Z') });
  signInOnScreen();
  ended = [];
  server = fakeServer();
  const position = {
    ...engineer,
    version: 1,
    can: [],
    description: null,
    competenceList: [reliability],
  };
  server.answers(positionCalls.list, { data: [position], count: 1 });
  server.answers(subdivisionCalls.names, { data: [] });
  server.answers(findHeldRaters, { data: { raterList: [], cycleList: [] } });
  server.answers(employeeCalls.list, { data: [employeeRow(1), employeeRow(2)], count: 2 });
});

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const [start, end] = [t('questionaryForm.dateStart'), t('questionaryForm.dateEnd')];

/** Opens the form of a new questionary, or of a saved one and waits for it to load. */
async function open(one?: QuestionaryDetail, adds?: FormPanelProps['adds']) {
  if (one) server.answers(getQuestionary, { data: one });
  const { user } = draw(
    <FormPanel
      id={one?.id}
      adds={adds}
      onClose={() => ended.push('closed')}
      onCreated={(id) => ended.push(id)}
    />,
  );
  await screen.findByRole('textbox', { name: end });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    save: () => press(t('common.save')),
    async type(name: string, day: string) {
      await user.clear(await field(name));
      await user.type(await field(name), day);
    },
  };
}

test('a position brings its employees and competences, and the questionary is made of them', async () => {
  server.answers(createQuestionary, { data: saved, message: 'Создано' });
  const { user, press, save } = await open();
  const select = await screen.findByRole('button', {
    name: new RegExp(t('questionaryForm.position')),
  });
  await waitFor(() => expect(select).toHaveProperty('disabled', false));
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: engineer.name }));
  await screen.findByText(/Фамилия2 /);
  await press(t('questionaryForm.remove', { name: 'Фамилия2 Имя' }));
  await save();
  await screen.findByText('Создано');
  expect(ended).toEqual([saved.id]);
  expect(server.asked(createQuestionary).map(({ body }) => body)).toEqual([
    {
      method: '90',
      type: 'position',
      positionId: engineer.id,
      subdivisionId: null,
      dateStart: '2026-06-10',
      dateEnd: '2026-06-24',
      askAgainWeeks: null,
      isAnonymous: true,
      smallGroups: 'joined',
      employeeList: [{ id: idOf(1) }],
      competenceList: [{ id: reliability.id }],
      participantList: [],
    },
  ]);
});

test('of a position without competences the form says so', async () => {
  const without = { ...engineer, version: 1, can: [], description: null, competenceList: [] };
  server.answers(positionCalls.list, { data: [without], count: 1 });
  await open(questionaryDetail({ type: 'position', positionId: engineer.id, competenceList: [] }));
  expect(await screen.findByText(t('questionaryForm.positionWithout'))).toBeTruthy();
});

test('what is archived is not offered anew; a draft keeps it with a mark', async () => {
  const old = { id: idOf(8), name: 'Кассир', isArchived: true };
  const isArchived = true;
  const ofEngineer = [reliability, { id: idOf(9), name: 'Этика', isArchived }];
  const fields = { version: 1, can: [], description: null };
  server.answers(positionCalls.list, {
    data: [
      { ...engineer, ...fields, competenceList: ofEngineer },
      { ...old, ...fields, competenceList: [] },
    ],
    count: 2,
  });
  const { user } = await open(
    questionaryDetail({
      type: 'position',
      positionId: old.id,
      position: old,
      competenceList: [{ id: idOf(9), name: 'Этика', isArchived }],
    }),
  );
  const select = await screen.findByRole('button', { name: /Кассир \(в архиве\)/ });
  await screen.findByText('Этика (в архиве)');
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: engineer.name }));
  await screen.findByText(reliability.name);
  expect(screen.queryByText(/Этика/)).toBeNull();
});

test('two dates that are refused together are right together, whichever is changed', async () => {
  const errors = [
    { path: 'dateStart', message: 'Начало не подходит' },
    { path: 'dateEnd', message: 'Конец не подходит' },
  ];
  server.answers(updateQuestionary, refused('validation', { errors }));
  const { save, type } = await open(saved);
  await save();
  expect(await screen.findByText('Начало не подходит')).toBeTruthy();
  await type(end, '01072026');
  expect(screen.queryByText('Начало не подходит')).toBeNull();
  expect(screen.queryByText('Конец не подходит')).toBeNull();
});

test('dates the wrong way round are said at both before anything is sent', async () => {
  const { save, type } = await open(saved);
  await type(start, '01072026');
  expect(await screen.findByText(t('validation.dateStartAfterEnd'))).toBeTruthy();
  await save();
  expect(await screen.findByText(t('validation.dateEndBeforeStart'))).toBeTruthy();
  expect(server.asked(updateQuestionary)).toEqual([]);
});

test('who has no role in the method is named before saving leaves them out', async () => {
  server.answers(updateQuestionary, { data: saved, message: 'Сохранено' });
  const { user, press, save } = await open(saved);
  await user.click(await screen.findByRole('radio', { name: /^90/ }));
  expect(
    await screen.findByText(t('questionaryForm.leftOut', { count: 1, method: '90' })),
  ).toBeTruthy();
  await save();
  const question = within(await screen.findByRole('alertdialog'));
  await question.findByText(t('questionaryForm.removeText', { name: 'Фамилия3 Имя' }));
  await user.click(await question.findByRole('button', { name: t('common.cancel') }));
  expect(server.asked(updateQuestionary)).toEqual([]);
  await save();
  await screen.findByRole('alertdialog');
  await press(t('questionaryForm.removeConfirm'));
  await screen.findByText('Сохранено');
  expect(server.asked(updateQuestionary)[0]?.body.participantList).toEqual([
    { id: idOf(2), type: 'supervisor' },
  ]);
});

test('too few working days are warned of, and forbid nothing', async () => {
  const short = questionaryDetail({ dateStart: '2026-06-15', dateEnd: '2026-06-19' });
  server.answers(updateQuestionary, { data: short, message: 'Сохранено' });
  const { save, type } = await open(short);
  const warning = () => screen.queryByText(t('questionary.short', { count: 4 }));
  expect(warning()).toBeNull();
  await type(end, '18062026');
  expect(warning()).toBeTruthy();
  await save();
  await screen.findByText('Сохранено');
});

test('an error that no field shows stands above the form', async () => {
  const errors = [{ path: 'version', message: 'Уже не та' }];
  server.answers(updateQuestionary, refused('validation', { errors }));
  const { save } = await open(saved);
  await save();
  const summary = (await screen.findAllByText('Уже не та'))[0]?.closest('[role="alert"]');
  expect(summary?.textContent).toContain(t('ui.checkFields'));
});

test('who would leave is named first, and stays when the question is closed', async () => {
  const { user, press } = await open(saved);
  const remove = t('questionaryForm.remove', { name: 'Фамилия3 Имя' });
  await press(remove);
  const question = within(await screen.findByRole('alertdialog'));
  await question.findByText(t('questionaryForm.removeText', { name: 'Фамилия3 Имя' }));
  await user.click(await question.findByRole('button', { name: t('common.cancel') }));
  expect(await screen.findByRole('button', { name: remove })).toBeTruthy();
});

describe('opened for adding people in one role', () => {
  const asks = () => screen.findByRole('dialog', { name: t('questionaryForm.choose.colleague') });

  test('it asks at once whom, and they stand in the form', async () => {
    const { user, press } = await open({ ...saved, method: '360' }, 'colleague');
    const whom = await within(await asks()).findByRole('checkbox', { name: /Фамилия2/ });
    await user.click(whom);
    await press(t('questionaryForm.choose.apply'));
    await screen.findByRole('button', {
      name: t('questionaryForm.remove', { name: 'Фамилия2 Имя' }),
    });
    expect([screen.queryByRole('dialog'), ended]).toEqual([null, []]);
  });

  test('choosing nobody leads back', async () => {
    const { user } = await open({ ...saved, method: '360' }, 'colleague');
    await user.click(await within(await asks()).findByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(ended).toEqual(['closed']));
  });
});

test('in work all but the last day and more participants is out of reach', async () => {
  await open({ ...saved, status: 'inwork' });
  const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
  expect(await screen.findByText(t('questionaryForm.locked'))).toBeTruthy();
  expect([await field(start), await field(end)].map(isInert)).toEqual([true, false]);
  const choose = (role: 'supervisor' | 'colleague') =>
    screen.findByRole('button', { name: t(`questionaryForm.choose_${role}`) });
  expect(isInert(await choose('colleague'))).toBe(false);
  expect(isInert(await screen.findByRole('radio', { name: /^90/ }))).toBe(true);
  const remove = t('questionaryForm.remove', { name: 'Фамилия3 Имя' });
  expect(screen.queryByRole('button', { name: remove })).toBeNull();
});

test('theirs is taken into the form; saved again, it goes on from their version', async () => {
  const theirs = questionaryDetail({
    version: 8,
    dateEnd: '2026-08-01',
    participantList: [participantRow(2, 'supervisor')],
  });
  server.answers(updateQuestionary, refused('staleVersion', { data: theirs }));
  const { press, save, type } = await open(saved);
  await type(end, '05072026');
  await save();
  await screen.findByRole('dialog', { name: t('questionaryForm.stale.title') });
  await press(t('questionaryForm.stale.takeTheirs'));
  expect((await field(end)).value).toBe('01-08-2026');
  expect(screen.queryByText(/Фамилия3 /)).toBeNull();
  server.answers(updateQuestionary, { data: theirs, message: 'Сохранено' });
  await save();
  await screen.findByText('Сохранено');
  expect(server.asked(updateQuestionary)[1]?.body).toMatchObject({
    version: 8,
    dateEnd: '2026-08-01',
    participantList: [{ id: idOf(2), type: 'supervisor' }],
  });
  expect(ended).toEqual(['closed']);
});

test.each([
  ['a colleague has answered', 'colleague', 1, true],
  ['nobody has', 'colleague', 0, false],
  ['only a supervisor has', 'supervisor', 1, false],
] as const)(
  'says who no longer counts when added, once %s',
  async (_, type, passedCount, isSaid) => {
    const progress = { passedCount, totalCount: 1, progress: 0, status: 'no_progress' as const };
    const [rater, ...others] = saved.participantList;
    const participantList = [{ ...rater!, progressList: [{ type, ...progress }] }, ...others];
    await open({ ...saved, status: 'inwork', isAnonymous: true, method: '360', participantList });
    const text = t('questionaryForm.late', { count: 1, threshold: saved.anonymityThreshold });
    await screen.findByText(t('questionaryForm.toldOfAdded'));
    expect(screen.queryByText(text) !== null).toBe(isSaid);
  },
);
