import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import {
  type CycleDetail,
  getCycle,
  getCycleList,
  tryLaunchAgain,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { type CycleCheckList, getCycleChecks } from '#core/cycle/contract/cycle-checks.ts';
import { getCycleEven } from '#core/cycle/contract/cycle-even.ts';
import { getCycleHeld, leaveOutHeld } from '#core/cycle/contract/cycle-held.ts';
import { getCycleLoad } from '#core/cycle/contract/cycle-load.ts';
import { getCyclePreview, sendTestLetter } from '#core/cycle/contract/cycle-preview.ts';
import {
  addSubjects,
  type BoardRow,
  getSubjects,
  manySubjects,
} from '#core/cycle/contract/cycle-subjects.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { beside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import {
  boardRow,
  checkList,
  checkListWith,
  cycleDetail,
  stageCountsOf,
} from '#test/screen/cycle-rows.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { engineer, idOf, office } from '#test/screen/screen-rows.ts';
import { CycleBoard } from './board-page.tsx';

const rows = [boardRow(1), boardRow(2), boardRow(3), boardRow(4, 'approval'), boardRow(5, 'ready')];
const stageCounts = stageCountsOf({ choosing: 300, approval: 40, ready: 160, problem: 3 });
const nominating = (given: Partial<CycleDetail> = {}) =>
  cycleDetail({ status: 'nominating', subjectCount: 503, stageCounts, ...given });

const nobodyHeld = {
  waitingCount: 0,
  until: null,
  lateCount: 0,
  lateList: [],
  mayLeaveOut: { raterCount: 0, subjectCount: 0 },
};

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-16T09:00:00Z') });
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getCycleHeld, { data: nobodyHeld });
  server.answers(getCycleChecks, { data: checkList() });
  server.answers(getCycleLoad, { data: { personCount: 0, usualMinutes: 0, heaviestList: [] } });
  server.answers(getCycleList, { data: [], count: 0 });
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(positionCalls.names, { data: [engineer] });
  people(rows);
});

function people(found: BoardRow[]) {
  server.answers(getSubjects, ({ query }) => {
    const asked = (query.filterList as { employee?: string } | undefined)?.employee;
    const data = asked ? found.filter(({ employee }) => employee.id === asked) : found;
    return { data, count: 503, stageCounts };
  });
}

async function open(cycle: CycleDetail, address = '') {
  server.answers(getCycle, { data: cycle });
  const page = await drawPage(() => <CycleBoard id={cycle.id} />, address);
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}
const boxOf = (number: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: t('cycleBoard.selectOne', { name: `Фамилия${number} Имя` }),
  });
const action = (verb: keyof typeof verbs, count: number) =>
  t('cycleBoard.labelled', { label: t(`cycleBoard.action.${verb}`), count });
const verbs = { send: 1, approve: 1, leaveOut: 1, takeBack: 1, remind: 1, extend: 1 };
const does = (verb: 'send' | 'approve' | 'leaveOut' | 'remind', count: number) =>
  t(`cycleBoard.does.${verb}`, { count });

test('a stage narrows the board, stands in the address, and lets the selection go', async () => {
  const { user, press, search } = await open(nominating());
  await user.click(await boxOf(1));
  await press(/^Готовы 160$/);
  await waitFor(() =>
    expect(server.asked(getSubjects).at(-1)?.query).toMatchObject({
      filterList: { stage: 'ready' },
    }),
  );
  expect(new URLSearchParams(search()).get('stage')).toBe('ready');
  expect(screen.queryByRole('region', { name: t('cycleBoard.bar') })).toBeNull();
});

test('when launching has ended the people are asked for once more', async () => {
  await open(nominating({ status: 'inwork', launching: { launchedCount: 25, totalCount: 50 } }));
  await screen.findByText(t('cycleBoard.launching', { launched: 25, total: 50 }));
  await waitFor(() => expect(server.asked(getSubjects).length).toBeGreaterThan(0));
  let asked = Number.POSITIVE_INFINITY;
  server.answers(getCycle, () => {
    vi.setSystemTime('2027-03-16T09:01:00Z');
    asked = Math.min(asked, server.asked(getSubjects).length);
    return { data: nominating({ status: 'inwork' }) };
  });
  await waitFor(() => expect(server.asked(getSubjects).length).toBeGreaterThan(asked), {
    timeout: 10_000,
  });
});

test('letters of the raters’ roles have a legend beside them', async () => {
  await open(nominating());
  await screen.findByText(/: Р – руководители, К – коллеги, Кл – клиенты, П – подчинённые$/);
});

test('with shift all between are selected, and only what fits one of them is offered', async () => {
  const { user } = await open(nominating());
  await user.click(await boxOf(1));
  await user.keyboard('{Shift>}');
  await user.click(await boxOf(4));
  await user.keyboard('{/Shift}');
  const bar = await screen.findByRole('region', { name: t('cycleBoard.bar') });
  await within(bar).findByText(t('cycleBoard.chosen', { count: 4 }));
  const offered = (await within(bar).findAllByRole('button')).map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining([action('send', 3), action('approve', 4)]));
  expect(offered.join()).not.toContain(t('cycleBoard.action.extend'));
  expect(offered.join()).not.toContain(t('cycleBoard.action.takeBack'));
});

test('all found are meant by what finds them, however many; their stages say what fits', async () => {
  server.answers(manySubjects, { data: [], doneCount: 340, refusedCount: 0 });
  const done = () => server.asked(manySubjects).filter(({ query }) => !query.dryRun);
  const { user, press } = await open(nominating(), '?q=ова&stage=choosing,approval');
  await user.click(await boxOf(1));
  await press(t('cycleBoard.all', { count: 503 }));
  await press(action('approve', 340));
  await press(does('approve', 340));
  await waitFor(() => expect(done()).toHaveLength(1));
  expect(done()[0]?.body).toEqual({
    action: 'approve',
    q: 'ова',
    filterList: { stage: ['choosing', 'approval'] },
  });
});

test('the reminder names the letters there will be', async () => {
  server.answers(manySubjects, ({ query }) => ({
    data: [],
    doneCount: 2,
    refusedCount: 0,
    ...(!query.dryRun && { message: 'Готово' }),
  }));
  const { press } = await open(answering({ remindableCount: 3 }));
  await press(t('cycleBoard.remind', { count: 3 }));
  await press(does('remind', 2));
  await screen.findByText('Готово');
});

test('where nobody may be reminded today the board says so', async () => {
  await open(answering({ remindableCount: 0 }));
  await nobodyToRemind();
});

test('where somebody else has reminded them meanwhile, the confirmation says so', async () => {
  server.answers(manySubjects, { data: [], doneCount: 0, refusedCount: 0 });
  const { press } = await open(answering({ remindableCount: 3 }));
  await press(t('cycleBoard.remind', { count: 3 }));
  await nobodyToRemind();
});

const answering = (given: Partial<CycleDetail>) =>
  nominating({ status: 'inwork', awaitedCount: 5, ...given });
const nobodyToRemind = async () =>
  expect(
    await screen.findByRole<HTMLButtonElement>('button', {
      name: t('cycleBoard.action.remind'),
      description: t('cycleBoard.nobodyToRemind'),
    }),
  ).toHaveProperty('disabled', true);

test('those for whom another rater is needed are found by the filter', async () => {
  const { user, press, search } = await open(nominating({ status: 'inwork' }));
  await press(t('common.filter'));
  await user.click(await screen.findByRole('checkbox', { name: t('cycleBoard.filter.replace') }));
  await press(t('common.apply'));
  await waitFor(() => expect(search()).toBe('?replace=true'));
  await waitFor(() =>
    expect(server.asked(getSubjects).at(-1)?.query).toMatchObject({
      filterList: { replace: 'true' },
    }),
  );
});

test('what would not happen is said before, and what did not in one list after', async () => {
  const refusal = { employeeId: idOf(2), name: 'Фамилия2 Имя', error: 'Выберите участника' };
  const fine = { employeeId: idOf(1), name: 'Фамилия1 Имя', error: null };
  const message = 'Готово: 1 человек';
  server.answers(manySubjects, { data: [fine, refusal], doneCount: 1, refusedCount: 1, message });
  const { user, press } = await open(nominating());
  await user.click(await boxOf(1));
  await user.click(await boxOf(2));
  await press(action('send', 2));
  const dialog = await screen.findByRole('dialog', { name: t('cycleBoard.ask.send') });
  await within(dialog).findByText(t('cycleBoard.stays', { count: 1 }));
  await press(does('send', 1));
  const over = await screen.findByRole('dialog', { name: t('cycleBoard.overTitle') });
  expect(await within(over).findByText('Фамилия2 Имя')).toBeTruthy();
  // A toast would lie over it on a phone.
  expect((await screen.findAllByText(message)).every((one) => over.contains(one))).toBe(true);
  const [close] = (await within(over).findAllByRole('button', { name: t('common.close') })).slice(
    -1,
  );
  await user.click(close as HTMLElement);
  expect((await boxOf(1)).checked).toBe(false);
});

test('who was left out by mistake is taken back from the message', async () => {
  server.answers(manySubjects, ({ query, body }) => ({
    data: [],
    doneCount: 1,
    refusedCount: 0,
    ...(!query.dryRun && { message: `Готово: ${body.action}` }),
  }));
  const { user, press } = await open(nominating());
  await user.click(await boxOf(1));
  await press(t('ui.moreActions'));
  await user.click(await screen.findByRole('menuitem', { name: action('leaveOut', 1) }));
  await press(does('leaveOut', 1));
  await press(t('cycleBoard.action.takeBack'));
  await screen.findByText('Готово: takeBack');
  expect(screen.queryByText('Готово: leaveOut')).toBeNull();
  const done = server.asked(manySubjects).filter(({ query }) => !query.dryRun);
  const employeeIdList = [idOf(1)];
  expect(done.map(({ body }) => body)).toEqual([
    { action: 'leaveOut', employeeIdList },
    { action: 'takeBack', employeeIdList },
  ]);
});

test('nobody can be taken along unseen: another search lets go of who was selected', async () => {
  const { user } = await open(nominating());
  await user.click(await boxOf(1));
  await user.type(await screen.findByRole('searchbox', { name: t('cycleBoard.search') }), 'ким');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: t('cycleBoard.bar') })).toBeNull(),
  );
});

test('before work begins it says who is asked most, and leads to their lists', async () => {
  const load = {
    personCount: 12,
    usualMinutes: 8,
    heaviestList: [{ id: idOf(77), name: 'Ким Я.', minutes: 40, subjectCount: 5, inList: [] }],
  };
  server.answers(getCycleLoad, { data: load });
  const { user, search } = await open(nominating({ can: ['toWork'] }), '?ask=start');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(
    await dialog.findByRole('button', { name: t('load.listsFor', { name: 'Ким Я.' }) }),
  );
  await waitFor(() =>
    expect(server.asked(getSubjects).at(-1)?.query).toMatchObject({
      filterList: { rater: idOf(77) },
    }),
  );
  expect(new URLSearchParams(search()).get('ask')).toBeNull();
});

test('beginning says how many people and letters, the days, and what to know, and then begins', async () => {
  const warning = 'У 2 человек нет руководителя';
  server.answers(getCycleChecks, { data: checkListWith('managers', 'look', warning) });
  const created = cycleDetail({ subjectCount: 50 });
  server.answers(updateCycleStatus, { data: nominating(), message: 'Выбор начался' });
  const { user } = await open(created, '?ask=start');
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(warning);
  const said = dialog.textContent;
  expect(said).toContain(t('cycleBoard.begin.letters.subject', { count: 50 }));
  expect(said).toContain('12 мар. 2027');
  await user.click(
    await within(dialog).findByRole('button', { name: t('cycle.begin.nominating') }),
  );
  await screen.findByText('Выбор начался');
  expect(server.asked(updateCycleStatus).map(({ body }) => body)).toEqual([
    { id: created.id, version: created.version, status: 'nominating' },
  ]);
});

test.each([
  ['choosing', '2027-03-15T22:34:00Z', '01:34', '16 мар. 2027'],
  ['choosing', '2027-03-11T17:05:00Z', '20:05', '12 мар. 2027'],
  ['answers', '2027-03-15T22:34:00Z', '01:34', '16 мар. 2027'],
] as const)('at night it says when letters leave: %s, %s', async (of, now, time, date) => {
  vi.setSystemTime(new Date(now));
  const byHr = { chosenBy: 'hr', approvedBy: 'hr', chooseUntil: null } as const;
  await open(cycleDetail({ subjectCount: 50, ...(of === 'answers' && byHr) }), '?ask=start');
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(new RegExp(`${time}.*${date} в 9:00`));
  expect(dialog.textContent).not.toContain(t('cycleBoard.begin.letters.subject', { count: 50 }));
});

const bare = 'Нет компетенций у 1 должности: Инженер';
const stopped = () => checkListWith('questions', 'stop', bare, { barePositionList: [engineer] });
const beginButton = async (status: 'nominating' | 'inwork') =>
  within(await screen.findByRole('alertdialog')).findByRole<HTMLButtonElement>('button', {
    name: t(`cycle.begin.${status}`),
  });

test('the question to begin waits for its numbers', async () => {
  let answer = (_: { data: CycleCheckList }) => {};
  server.answers(getCycleChecks, () => new Promise((resolve) => (answer = resolve)));
  await open(cycleDetail({ subjectCount: 0 }), '?ask=start');
  expect((await beginButton('nominating')).disabled).toBe(true);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).not.toMatch(/0 человек|0 писем/);
  answer({ data: checkList({ subjectCount: 40, letterCount: 40 }) });
  await within(dialog).findByText(/В цикле 40 человек/);
  await waitFor(async () => expect((await beginButton('nominating')).disabled).toBe(false));
});

test.each([
  ['for nobody', 'inwork', checkList({ readyCount: 0 })],
  ['past a line that stops it', 'nominating', stopped()],
] as const)('nothing begins %s', async (_, status, found) => {
  server.answers(getCycleChecks, { data: found });
  await open(status === 'inwork' ? nominating() : cycleDetail(), '?ask=start');
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findAllByRole('listitem');
  await waitFor(() => expect(server.asked(getCycleHeld).length).toBeGreaterThan(0));
  expect((await beginButton(status)).disabled).toBe(true);
});

test('who has no questions is mended beside the line: competencies for their positions, or other questions', async () => {
  server.answers(getCycleChecks, { data: stopped() });
  const { press } = await open(cycleDetail());
  await screen.findByText(bare);
  await screen.findByText(t('cycleBoard.check.fine.managers'));
  await press(t('cycleBoard.check.fix.give'));
  expect(beside().giveCompetences).toEqual({ positions: [engineer] });
  await press(t('cycleBoard.check.fix.questions'));
  await screen.findByRole('radiogroup', { name: t('cycleForm.about.questions') });
});

test('questions are seen as a rater sees them, to be read only, and a test letter goes to oneself', async () => {
  const text = (ru: string) => ({ ru });
  server.answers(getCyclePreview, {
    data: {
      employee: { ...boardRow(7).employee, position: 'Инженер', photoUrl: null },
      participantType: 'colleague',
      isAnonymous: true,
      competenceQuestionList: [
        {
          competenceId: idOf(71),
          questionList: [{ questionId: idOf(72), questionText: text('Держит слово?') }],
        },
      ],
      commonQuestionList: [
        { questionId: idOf(73), text: text('Что помогает?'), type: 'text', isRequired: false },
      ],
    },
  });
  server.answers(sendTestLetter, { message: 'Письмо ушло' } as never);
  const { user, press } = await open(cycleDetail());
  await press(t('cycleBoard.preview.letter'));
  await screen.findByText('Письмо ушло');
  expect(server.asked(sendTestLetter)).toHaveLength(1);
  await press(t('cycleBoard.preview.open'));
  const dialog = within(await screen.findByRole('dialog', { name: t('cycleBoard.preview.title') }));
  const [answer] = await dialog.findAllByRole('radio', { hidden: true });
  expect(answer?.closest('[inert]')).not.toBeNull();
  await dialog.findByRole('heading', { name: 'Держит слово?' });
  await user.keyboard('5');
  await user.click(await dialog.findByRole('button', { name: t('answering.step.forward') }));
  await dialog.findByRole('heading', { name: 'Что помогает?' });
  const field = await dialog.findByRole('textbox', { hidden: true });
  expect(field.closest('[inert]')).not.toBeNull();
});

test('while people choose only what isn’t fine is said; dates open at their section', async () => {
  server.answers(getCycleChecks, { data: checkListWith('days', 'look', 'Мало дней') });
  const { press } = await open(nominating());
  await screen.findByText('Мало дней');
  expect(screen.queryByText(t('cycleBoard.check.fine.managers'))).toBeNull();
  await press(t('cycleBoard.check.fix.days'));
  await screen.findByRole('textbox', { name: t('cycleForm.dates.dateEnd') });
});

test('who was not launched follows by themself, and a press tries right away', async () => {
  const cycle = nominating({ status: 'inwork' });
  server.answers(tryLaunchAgain, { data: cycle, message: 'Ещё раз' });
  server.answers(getCycleChecks, { data: checkList({ checkList: [] }) });
  const { press, search } = await open(cycle);
  await screen.findByText(t('cycleBoard.check.notLaunched', { count: 3 }));
  await screen.findByText(t('cycleBoard.check.follow'));
  await press(t('cycleBoard.check.fix.tryAgain'));
  await screen.findByText('Ещё раз');
  expect(server.asked(tryLaunchAgain)).toMatchObject([{ params: { id: cycle.id } }]);
  await press(t('cycleBoard.check.fix.show'));
  await waitFor(() => expect(search()).toBe('?stage=problem'));
});

test.each(['nominating', 'done'] as const)(
  'ending a cycle that is %s says what that stops, and asks first',
  async (status) => {
    const cycle = nominating({ status, can: ['archive'] });
    server.answers(updateCycleStatus, {
      data: { ...cycle, status: 'archived' },
      message: 'В архиве',
    });
    const { user, press } = await open(cycle);
    await press(t('cycleBoard.menu'));
    await user.click(await screen.findByRole('menuitem', { name: t('cycleBoard.archive') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t(`cycleBoard.archiveText.${status}`));
    if (status === 'nominating') {
      await dialog.findByText(t('cycleBoard.archiveText.asked', { count: 50 }));
    }
    expect(server.asked(updateCycleStatus)).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: t('cycleBoard.archive') }));
    await waitFor(() =>
      expect(server.asked(updateCycleStatus)[0]?.body).toMatchObject({ status: 'archived' }),
    );
  },
);

test('who waits for raters is said before work begins, and one press goes without those', async () => {
  const late = boardRow(7).employee;
  const held = {
    waitingCount: 3,
    until: '2027-03-20',
    lateCount: 12,
    lateList: [late],
    mayLeaveOut: { raterCount: 5, subjectCount: 2 },
  };
  server.answers(getCycleHeld, { data: held });
  server.answers(leaveOutHeld, { data: nobodyHeld, message: 'Убраны' });
  const { press } = await open(nominating());
  await screen.findByText(/3 человека начнут позже, до 20 мар. 2027/);
  await screen.findByText(t('cycle.people.andMore', { names: 'Фамилия7 Имя', count: 11 }));
  await press(t('cycleBoard.heldRaters.leaveOut', { count: 5 }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(t('cycleBoard.heldRaters.means', { raters: 5, people: 2 }));
  await within(dialog).findByText(t('cycleBoard.heldRaters.stay', { count: 13 }));
  server.answers(getCycleHeld, { data: nobodyHeld });
  const name = t('cycleBoard.heldRaters.leaveOut', { count: 5 });
  (await within(dialog).findByRole('button', { name })).click();
  await waitFor(() => expect(server.asked(leaveOutHeld)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/начнут позже/)).toBeNull());
});

test('the question to begin says it too', async () => {
  const held = { ...nobodyHeld, waitingCount: 1, until: '2027-03-20' };
  server.answers(getCycleHeld, { data: held });
  await open(nominating(), '?ask=start');
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/1 человек начнёт позже/);
});

test('while people go to work the page says how far it is', async () => {
  await open(
    nominating({ status: 'inwork', launching: { launchedCount: 1240, totalCount: 5000 } }),
  );
  await screen.findByText(t('cycleBoard.launching', { launched: 1240, total: 5000 }));
});

test('one person opens by the address, with the reason why they did not go and what can be done', async () => {
  const stuck = boardRow(7, 'problem', {
    problemList: ['У должности «Логист» нет компетенций'],
    isPositionBare: true,
  });
  people([stuck]);
  const { user, search } = await open(nominating(), `?person=${idOf(7)}`);
  const panel = await screen.findByRole('region', { name: 'Фамилия7 Имя' });
  await within(panel).findByText(stuck.problemList[0] as string);
  await within(panel).findByText(t('cycleBoard.person.follows'));
  await user.click(
    await within(panel).findByRole('button', { name: t('cycleBoard.check.fix.give') }),
  );
  expect(beside().giveCompetences).toEqual({ positions: [engineer] });
  expect((await within(panel).findByRole('listitem', { current: 'step' })).textContent).toContain(
    t('cycleBoard.stageOfOne.problem'),
  );
  expect(
    await within(panel).findByRole('button', { name: t('cycleBoard.action.leaveOut') }),
  ).toBeTruthy();
  await user.click(await within(panel).findByRole('button', { name: t('common.close') }));
  await waitFor(() => expect(search()).not.toContain('person'));
});

test.each([
  ['to somebody else at work raters are added', null, 1],
  ['to oneself none', idOf(8), 0],
] as const)('%s', async (_, employeeId, count) => {
  people([boardRow(8, 'answering', { can: [] })]);
  const me = session()!;
  keepSession({ ...me, user: { ...me.user, employeeId } });
  await open(nominating({ status: 'inwork' }), `?person=${idOf(8)}`);
  await screen.findByText(t('cycleBoard.person.steps'));
  const links = screen.queryAllByRole('link', { name: t('cycleBoard.person.addRaters') });
  expect(links).toHaveLength(count);
});

test('about oneself nothing is said of answers, and only what is allowed is offered', async () => {
  people([boardRow(8, 'answering', { answered: null, declinedCount: null, can: [] })]);
  await open(nominating({ status: 'inwork' }), `?person=${idOf(8)}`);
  const panel = await screen.findByRole('region', { name: 'Фамилия8 Имя' });
  await within(panel).findByText(t('cycleBoard.person.steps'));
  expect(within(panel).queryByRole('progressbar')).toBeNull();
  expect(within(panel).queryByRole('group', { name: t('cycleBoard.person.actions') })).toBeNull();
});

test('whom it adds goes with the places chosen; a refusal is said in the window', async () => {
  server.answers(addSubjects, refused('conflict', { message: 'Больше 5000 нельзя' }));
  const { user, press } = await open(nominating());
  await press(t('cycleBoard.addPeople'));
  await press(t('cycle.people.places'));
  await user.click(await screen.findByRole('checkbox', { name: t('cycle.people.everybody') }));
  await press(t('cycle.people.apply'));
  await press(t('cycle.people.add'));
  await screen.findByText('Больше 5000 нельзя');
  expect(server.asked(addSubjects)[0]?.body).toEqual({ all: true });
});

test.each(['created', 'inwork'] as const)(
  'of drafts it says who is asked too much, and evens them out: %s',
  async (status) => {
    server.answers(getCycleEven, {
      data: { perRater: 3, heavyCount: 2, leftCount: 2, moveList: [], undoCount: 1 },
    });
    const byCards = { byCards: true, chosenBy: 'hr', approvedBy: 'nobody' } as const;
    await open(cycleDetail({ ...byCards, status, stageCounts: stageCountsOf({ draft: 2 }) }));
    const list = within(await screen.findByRole('region', { name: t('load.evenTell') }));
    await list.findByText(t('load.heavy', { count: 2, most: 3 }), { exact: false });
    await list.findByRole('button', { name: t('load.evenUndo', { count: 1 }) });
  },
);

test('a cycle that is not there leads to the list', async () => {
  server.answers(getCycle, refused('notFound'));
  const { path } = await drawPage(() => <CycleBoard id={idOf(800)} />);
  await screen.findByText(t('cycleBoard.notFound'));
  await waitFor(() => expect(path()).toBe('/estimation/cycles'));
});
