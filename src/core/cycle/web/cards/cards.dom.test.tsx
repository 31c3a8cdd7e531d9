import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { getCycleStart } from '#core/cycle/contract/cycle.ts';
import { CycleForm } from '#core/cycle/web/form/cycle-form.tsx';
import { positionCalls } from '#core/directory/contract/position.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import { permissionsOf } from '#platform/contract/call/access.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { freshCycle } from '#test/screen/cycle-rows.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { employeeRow, engineer, idOf, reliability } from '#test/screen/screen-rows.ts';

const rows = [1, 2].map((number) => employeeRow(number));
const competence = {
  ...reliability,
  version: 1,
  description: '',
  nameText: { ru: reliability.name },
  descriptionText: { ru: '' },
  questionCount: 4,
};
const position = (competenceList: object[]) => ({
  ...engineer,
  version: 1,
  description: null,
  competenceList,
});
type Reply = ReplyFields<typeof createMany>;
const reply = (isFromStructure = true, id: string | null = null): Reply => ({
  cycle: id === null ? null : { id: idOf(70), number: 1, name: 'Цикл' },
  questionaryList: rows.map(({ positionId: _, ...employee }, at) => ({
    rowIndex: at + 1,
    id: id && idOf(50 + at),
    number: id && at + 1,
    employee,
    competenceList: [reliability],
    participantCountList: [
      { type: 'supervisor' as const, count: isFromStructure ? 1 : 0, outOf: null, isTooFew: false },
      { type: 'colleague' as const, count: 12, outOf: 39, isTooFew: false },
    ],
    workError: null,
  })) as unknown as Reply['questionaryList'],
  participantCount: 26,
  inviteeCount: 14,
  warningList: ['У 1 оцениваемого нет руководителя'],
  roleOutcomeList: [],
  isFromStructure,
  load: {
    personCount: 14,
    usualMinutes: 8,
    heaviestList: [
      {
        id: idOf(90),
        name: 'Ким Я.',
        minutes: 16,
        subjectCount: rows.length,
        inList: rows.map(({ id }) => id),
      },
    ],
  },
});

let server: FakeServer;
/** Whether each ended with some launched. */
let ended: boolean[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:00:00Z') });
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(employeeCalls.list, { data: rows, count: 2 });
  server.answers(positionCalls.list, { data: [position([reliability])] as never, count: 1 });
  server.answers(competenceCalls.list, { data: [competence] as never, count: 1 });
  server.answers(createMany, ({ query, body }) =>
    reply(body.fromStructure ?? true, query.dryRun === 'true' ? null : 'made'),
  );
  server.answers(getCycleStart, freshCycle);
  ended = [];
});

const look = t('cycleForm.look');
const launch = t('fromFile.many.createAndSend');
const fromStructure = t('fromFile.many.fromStructure');
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

async function open() {
  const { user } = draw(
    <CycleForm
      id={undefined}
      byHr
      onClose={vi.fn()}
      onSaved={vi.fn()}
      onCards={(isLaunched) => ended.push(isLaunched)}
    />,
  );
  await screen.findByRole('textbox', { name: t('cycleForm.name') });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    async chooseAll() {
      await press(t('cycle.people.choose'));
      const dialog = within(
        await screen.findByRole('dialog', { name: t('questionaryForm.choose.employees') }),
      );
      await dialog.findByText(/Фамилия1/);
      await user.click(
        await dialog.findByRole('checkbox', { name: t('questionaryForm.choose.selectAll') }),
      );
      await user.click(
        await dialog.findByRole('button', { name: t('questionaryForm.choose.apply') }),
      );
    },
  };
}
const preview = () => screen.findByRole('dialog', { name: t('fromFile.many.preview') });

test('from nothing to work in six presses: whom, the look, and the launch', async () => {
  server.answers(changeMany, {
    data: [50, 51].map((at) => ({ id: idOf(at), error: null })),
  } as never);
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  expect((await preview()).contains(document.activeElement)).toBe(true);
  await screen.findByText('У 1 оцениваемого нет руководителя');
  expect(await screen.findAllByText(/12 из 39/)).toHaveLength(2);
  await screen.findByText(t('many.invitees', { count: 14 }), { exact: false });
  await press(launch);
  await waitFor(() => expect(ended).toEqual([true]));
  const common = {
    name: 'Оценка 360, весна 2027',
    method: '360',
    dateStart: '2027-03-05',
    dateEnd: '2027-03-19',
    isAnonymous: true,
    mayDecline: true,
    askAgainWeeks: 8,
    perRater: 10,
    smallGroups: 'joined',
    release: 'talk',
    releaseOn: '2027-04-02',
  };
  const body = { ...common, employeeList: [{ id: idOf(1) }, { id: idOf(2) }] };
  expect(server.asked(createMany).map(({ query, body: sent }) => [query.dryRun, sent])).toEqual([
    ['true', body],
    ['false', body],
  ]);
});

test('how often a rater should be asked goes with the people', async () => {
  const { press, chooseAll, user } = await open();
  const field = await screen.findByRole('textbox', { name: t('cycleForm.choosing.perRater') });
  await screen.findByText(t('cycleForm.choosing.perRaterByCards'));
  await user.clear(field);
  await user.type(field, '4');
  await chooseAll();
  await press(look);
  await preview();
  expect(server.asked(createMany)[0]?.body.perRater).toBe(4);
});

test('who may not send to work creates only', async () => {
  signInOnScreen(
    ...permissionsOf(['ROLE_HR']).filter((one) => one !== 'questionary_questionary_statusupdate'),
  );
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  await screen.findByRole('button', { name: t('fromFile.many.create', { count: 2 }) });
  expect(screen.queryByRole('button', { name: launch })).toBeNull();
});

test('the structure is turned off and on in the preview, which is looked at anew', async () => {
  const { press, chooseAll, user } = await open();
  await chooseAll();
  await press(look);
  await preview();
  expect(box(fromStructure).checked).toBe(true);
  await user.click(box(fromStructure));
  await waitFor(() => expect(box(fromStructure).checked).toBe(false));
  await press(t('fromFile.many.create', { count: 2 }));
  await waitFor(() => expect(ended).toEqual([false]));
  expect(server.asked(createMany).map(({ body }) => body.fromStructure)).toEqual([
    undefined,
    false,
    false,
  ]);
});

test('who is asked most can be taken out of single lists, and put back', async () => {
  const { press, chooseAll, user } = await open();
  await chooseAll();
  await press(look);
  await screen.findByText(/14 человек, обычно около 8 минут/);
  await press(t('load.openFor', { name: 'Ким Я.' }));
  await screen.findByRole('heading', { name: t('load.shown', { name: 'Ким Я.' }) });
  const [first] = await screen.findAllByRole('button', {
    name: t('load.takeOut', { name: 'Ким Я.' }),
  });
  await user.click(first!);
  await screen.findByText(t('load.takenOut', { count: 1 }), { exact: false });
  await press(t('load.putBack'));
  await waitFor(() => expect(screen.queryByText(t('load.putBack'))).toBeNull());
  expect(server.asked(createMany).map(({ body }) => body.leftOutList)).toEqual([
    undefined,
    [{ subjectId: idOf(1), raterId: idOf(90) }],
    undefined,
  ]);
});

test('where it could not be looked at anew, the preview stays as it was and says why', async () => {
  const { press, chooseAll, user } = await open();
  await chooseAll();
  await press(look);
  await preview();
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  server.answers(createMany, refused('internal', { message: 'Сбой' }));
  await user.click(box(fromStructure));
  const said = await screen.findByText('Сбой');
  expect(intoView.mock.contexts).toContain(said.closest('[role="alert"]'));
  intoView.mockRestore();
  expect(box(fromStructure).checked).toBe(true);
});

test('without anybody nothing is asked, and the field says so', async () => {
  const { press } = await open();
  await press(look);
  await screen.findAllByText(t('cycle.people.nobodyChosen'));
  expect(server.asked(createMany)).toEqual([]);
});

test('where no position has competencies, the few of the company are proposed for all', async () => {
  server.answers(positionCalls.list, { data: [position([])] as never, count: 1 });
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  await preview();
  expect(server.asked(createMany)[0]?.body.competenceList).toEqual([{ id: reliability.id }]);
});

test('where some position has them, each is assessed by its own', async () => {
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  await preview();
  expect(server.asked(createMany)[0]?.body).not.toHaveProperty('competenceList');
});

test('where no position has competencies and the company has many, they are to be chosen', async () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ ...competence, id: idOf(900 + at) }));
  server.answers(positionCalls.list, { data: [position([])] as never, count: 1 });
  server.answers(competenceCalls.list, { data: many as never, count: 13 });
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  await screen.findByRole('button', { name: t('cycleForm.about.chooseCompetencies') });
  await screen.findAllByText(t('validation.required'));
  expect(server.asked(createMany)).toEqual([]);
});

test('a position without competencies is named at the choice, which takes the focus', async () => {
  const message = 'У должности нет компетенций';
  server.answers(
    createMany,
    refused('validation', { message: 'Проверьте', errors: [{ path: 'competenceList', message }] }),
  );
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  const choice = await screen.findByRole('radiogroup', { name: t('cycleForm.about.questions') });
  const section = within(choice.closest('section') as HTMLElement);
  await section.findByText(message);
  await waitFor(() =>
    expect(choice.closest('section')?.contains(document.activeElement)).toBe(true),
  );
});

test('the button that was pressed is the one that turns', async () => {
  const { press, chooseAll } = await open();
  await chooseAll();
  await press(look);
  await preview();
  server.answers(createMany, () => new Promise<never>(() => {}));
  await press(launch);
  const busy = async (name: string) =>
    (await screen.findByRole('button', { name: new RegExp(name) })).getAttribute('aria-busy');
  await waitFor(async () => expect(await busy(launch)).toBe('true'));
  expect(await busy(t('fromFile.many.create', { count: 2 }))).toBeNull();
});

test('a column is chosen where none was found; what is created is what was looked at', async () => {
  const file = {
    errorRowCount: 0,
    data: [],
    problemList: [],
    columns: [{ index: 0, header: 'Адрес', field: null, sample: 'a@b.ru' }],
    sheet: null,
    sheetList: [],
    encodings: [],
    skipped: [],
    skippedRowCount: 0,
    movedDays: null,
  };
  const wrong = {
    data: [{ rowIndex: 1, errorList: ['Нет столбца'] }],
    errorRowCount: 1,
    problemList: [{ message: 'Нет столбца', rowCount: 1, rowList: [{ rowIndex: 1, value: '' }] }],
  };
  server.answers(importMany, ({ body }) =>
    (body as { columns?: string }).columns
      ? { ...file, ...reply(true) }
      : { ...file, ...reply(false), questionaryList: [], ...wrong },
  );
  const { press, user } = await open();
  await press(t('cycle.people.file'));
  await screen.findByText(t('fromFile.file'));
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(field!, new File(['Адрес\na@b.ru'], 'people.csv', { type: 'text/csv' }));
  await press(look);
  await screen.findByText('Нет столбца');
  await user.click(await screen.findByRole('button', { name: /Адрес/ }));
  await user.click(await screen.findByRole('option', { name: t('fromFile.subjectEmail') }));
  await preview();
  await press(t('fromFile.many.create', { count: 2 }));
  await waitFor(() => expect(ended).toEqual([false]));
  const columns = JSON.stringify({ 0: 'subjectEmail' });
  expect(server.asked(importMany).map(({ query, body }) => [query.dryRun, body])).toEqual([
    ['true', expect.not.objectContaining({ columns })],
    ['true', expect.objectContaining({ columns })],
    ['false', expect.objectContaining({ columns, fromStructure: 'true' })],
  ]);
});
