import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  approveMany,
  type Candidate,
  getApprovals,
  getCandidates,
  getRaters,
  type RaterList,
  saveRaters,
  type WaitingList,
} from '#core/cycle/contract/raters.ts';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { speakLocale, takeLocale, texts } from '#platform/web/device/texts.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { RatersScreen } from './raters-screen.tsx';
import { TasksBlock } from './tasks-block.tsx';

const place = {
  cycleId: '0b8c9d5e-1111-4222-8333-444455556666',
  employeeId: '0b8c9d5e-1111-4222-8333-444455557777',
};
const person = (n: number): Candidate => ({
  id: `0b8c9d5e-1111-4222-8333-00000000000${n}`,
  firstName: 'Имя',
  lastName: `Человек${n}`,
  middleName: null,
  position: 'Инженер',
  subdivision: 'Отдел',
});
const name = (n: number) => `Человек${n} Имя`;
const leader = { ...person(9), type: 'supervisor' as const, isGone: false, isNew: false };
const colleague = (n: number, more = {}) => ({
  ...person(n),
  type: 'colleague' as const,
  isGone: false,
  isNew: false,
  ...more,
});
const list = (given: Partial<RaterList> = {}): RaterList => ({
  cycle: { id: place.cycleId, name: 'Оценка 360', message: null },
  subject: { ...person(8), id: place.employeeId },
  method: '360',
  relation: 'own',
  state: 'choosing',
  approverName: 'Петров Пётр',
  isApproved: true,
  note: null,
  until: '2026-06-22',
  dateStart: '2026-06-23',
  dateEnd: '2026-07-07',
  isBound: true,
  limits: {
    colleague: { min: 2, max: 3 },
    customer: { min: 0, max: 2 },
    subordinate: { min: 2, max: 4 },
  },
  threshold: 3,
  raterList: [leader],
  suggestions: {
    supervisor: [],
    colleague: [1, 2, 3, 4].map(person),
    subordinate: [5, 6].map(person),
  },
  ledCount: 2,
  isForAdmin: false,
  isCompanyNew: false,
  roleNotes: [],
  can: ['save', 'send'],
  version: 1,
  ...given,
});

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  signInOnScreen('cycle_raters__invoke');
  server = fakeServer();
  server.answers(getRaters, { data: list() });
  server.answers(getCandidates, { data: [person(7)] });
  server.answers(getTasks, { data: [] });
});
const shows = (given: Partial<RaterList>) => server.answers(getRaters, { data: list(given) });
const open = () => draw(<RatersScreen place={place} token="link" />);
const card = async (type: 'supervisor' | 'colleague' | 'customer' | 'subordinate') =>
  within(await screen.findByRole('region', { name: t(`reviewerRoles.${type}`) }));
const button = (label: string) => screen.findByRole('button', { name: label });
const sent = () => server.asked(saveRaters).map(({ body }) => body);

describe('a person chooses', () => {
  test('from the suggestions with three presses and no typing', async () => {
    server.answers(saveRaters, { data: list({ state: 'approval', can: [], version: 2 }) });
    const { user } = open();
    let presses = 0;
    const press = async (label: string) => {
      presses += 1;
      await user.click(await button(label));
    };
    await press(t('raters.addSome', { count: 3, total: 4 }));
    await press(t('raters.addAll', { count: 2 }));
    await press(t('raters.send'));
    expect(presses).toBeLessThanOrEqual(4);
    await screen.findByText(t('raters.state.approval'));
    const [{ action, raterList, version } = { action: '', raterList: [], version: 0 }] = sent();
    expect([action, version]).toEqual(['send', 1]);
    expect(raterList.map(({ type }) => type)).toEqual([
      'supervisor',
      'colleague',
      'colleague',
      'colleague',
      'subordinate',
      'subordinate',
    ]);
    expect(server.asked(saveRaters)[0]?.token).toBe('link');
    expect(screen.queryByRole('button', { name: t('raters.send') })).toBeNull();
  });

  test('a chip leaves by Delete, is announced, and the next one has the focus', async () => {
    shows({ raterList: [leader, colleague(1), colleague(2)] });
    const { user } = open();
    (await button(t('raters.remove', { name: name(1) }))).focus();
    await user.keyboard('{Delete}');
    expect(
      screen.queryByRole('button', { name: t('raters.remove', { name: name(1) }) }),
    ).toBeNull();
    expect(document.activeElement).toBe(await button(t('raters.remove', { name: name(2) })));
    await screen.findByText(t('raters.removed', { name: name(1) }));
    await user.keyboard('{Delete}');
    expect(document.activeElement?.textContent).toBe(t('reviewerRoles.colleague'));
  });

  test('their leader stands fixed, and a full role takes nobody else', async () => {
    shows({ raterList: [leader, colleague(1), colleague(2), colleague(3)] });
    open();
    const leaders = await card('supervisor');
    expect(leaders.queryByRole('button')).toBeNull();
    const full = await card('colleague');
    expect(await full.findByText(t('raters.full', { max: 3 }))).toBeDefined();
    expect(full.queryByRole('searchbox')).toBeNull();
  });

  test('a role below the threshold says what becomes of it, and who has left is struck out', async () => {
    shows({ raterList: [leader, colleague(1, { isGone: true })] });
    open();
    const role = await card('colleague');
    expect(await role.findByText(t('raters.below', { threshold: 3 }))).toBeDefined();
    expect(await role.findByText(t('raters.leftCompany'))).toBeDefined();
  });

  test('anybody else is searched for by two letters', async () => {
    const { user } = open();
    const role = await card('customer');
    await user.type(await role.findByRole('searchbox'), 'ч{Enter}');
    await role.findByText(t('raters.moreLetters'));
    expect(server.asked(getCandidates)).toEqual([]);
    await user.type(await role.findByRole('searchbox'), 'е{Enter}');
    await user.click(
      await role.findByRole('button', {
        name: t('raters.addFound', { ...person(7), name: name(7) }),
      }),
    );
    expect(await button(t('raters.remove', { name: name(7) }))).toBeDefined();
    expect(server.asked(getCandidates)[0]?.query).toEqual({ subjectId: place.employeeId, q: 'че' });
  });

  test('what is not saved stays, is kept on the device, and is sent again', async () => {
    server.answers(saveRaters, refused('conflict', { message: 'Сеть' }));
    const { user, unmount } = open();
    await user.click(await button(t('raters.addAll', { count: 2 })));
    await user.click(await button(t('raters.send')));
    await screen.findByText(t('raters.notSaved'));
    expect(await screen.findByText(new RegExp(t('raters.keptDraft')))).toBeDefined();
    unmount();
    open();
    expect(await button(t('raters.remove', { name: name(5) }))).toBeDefined();
  });

  test('a draft over an older list is forgotten', async () => {
    const { user, unmount } = open();
    await user.click(await button(t('raters.addAll', { count: 2 })));
    unmount();
    shows({ version: 2 });
    open();
    await button(t('raters.addAll', { count: 2 }));
    expect(
      screen.queryByRole('button', { name: t('raters.remove', { name: name(5) }) }),
    ).toBeNull();
  });

  test('what somebody else has saved is shown when asked for', async () => {
    const newer = list({ version: 2, raterList: [leader, colleague(4)] });
    server.answers(saveRaters, refused('staleVersion', { data: newer }));
    const { user } = open();
    await user.click(await button(t('raters.addAll', { count: 2 })));
    await user.click(await button(t('raters.send')));
    await user.click(await button(t('raters.showNewer')));
    expect(await button(t('raters.remove', { name: name(4) }))).toBeDefined();
    expect(screen.queryByText(t('raters.stale'))).toBeNull();
  });

  test('what is wrong stands at its role', async () => {
    const message = 'Выберите не меньше 2';
    const errors = [{ path: 'raterList.colleague', message }];
    server.answers(saveRaters, refused('validation', { errors }));
    const { user } = open();
    await user.click(await button(t('raters.send')));
    const role = await card('colleague');
    expect(await role.findByText(message)).toBeDefined();
  });

  test('what is wrong goes once it is mended, and what is not stays', async () => {
    const errors = [
      { path: 'raterList.colleague', message: 'Выберите не меньше 2' },
      { path: 'raterList.subordinate', message: 'Выберите двоих' },
    ];
    server.answers(saveRaters, refused('validation', { errors }));
    shows({ raterList: [leader, colleague(1), { ...colleague(5), type: 'subordinate' }] });
    const { user } = open();
    await user.click(await button(t('raters.send')));
    const colleagues = `${t('reviewerRoles.colleague')}: Выберите не меньше 2`;
    const subordinates = `${t('reviewerRoles.subordinate')}: Выберите двоих`;
    const alert = async () => {
      const [title, ...lines] = (await screen.findByRole('alert')).querySelectorAll('p');
      expect(title?.textContent).toBe(t('raters.notSaved'));
      return lines.map(({ textContent }) => textContent);
    };
    expect(await alert()).toEqual([colleagues, subordinates]);
    await user.click(await button(t('raters.addOne', { name: name(2) })));
    expect(await alert()).toEqual([subordinates, t('raters.keptDraft')]);
    expect(screen.queryByText('Выберите не меньше 2')).toBeNull();
    await user.click(await button(t('raters.addOne', { name: name(6) })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  test('that nobody is chosen is said until somebody is', async () => {
    const message = 'Выберите не меньше 2 коллег или заполните другую роль';
    const errors = [{ path: 'raterList', message }];
    server.answers(saveRaters, refused('validation', { errors }));
    const { user } = open();
    await user.click(await button(t('raters.send')));
    await screen.findByText(message);
    await user.click(await button(t('raters.addOne', { name: name(2) })));
    expect([screen.queryByText(message), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  test('a failure is not repeated with an older list', async () => {
    server.answers(saveRaters, refused('conflict', { message: 'Сеть' }));
    const { user } = open();
    await user.click(await button(t('raters.addAll', { count: 2 })));
    await user.click(await button(t('raters.send')));
    await screen.findByText('Сеть');
    await user.click(await button(t('raters.remove', { name: name(5) })));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('whom the server refuses is struck out with what it says', async () => {
    shows({ raterList: [leader, colleague(1), colleague(2)] });
    const key = 'cycleMessages.unknownRater';
    const message = 'Сейчас этого человека выбрать нельзя';
    const errors = [{ path: 'raterList.2.id', key, message }];
    server.answers(saveRaters, refused('validation', { errors }));
    const { user } = open();
    await user.click(await button(t('raters.send')));
    const role = await card('colleague');
    const gone = await role.findByText(message);
    expect(gone.closest('li')?.textContent).toContain(name(2));
  });

  test('a list that is not theirs any more says so kindly', async () => {
    server.answers(getRaters, refused('notFound'));
    open();
    await screen.findByText(t('raters.gone'));
  });
});

describe('approving', () => {
  const waiting = (n: number, given: Partial<WaitingList> = {}): WaitingList => ({
    cycle: { id: place.cycleId, name: 'Оценка 360' },
    subject: person(n),
    kind: 'approve',
    raterList: [leader, colleague(6), colleague(7)],
    roleNotes: [],
    remarkList: [],
    until: '2026-06-22',
    version: n,
    ...given,
  });

  test('what waits for somebody is never just missing', async () => {
    server.answers(getTasks, refused('internal'));
    draw(<TasksBlock />);
    expect(await screen.findByText(t('raters.tasks.failed'))).toBeDefined();
  });

  test('ten lists without notes with two presses, from the block of tasks on', async () => {
    server.answers(getTasks, {
      data: [
        {
          kind: 'approve',
          cycleId: place.cycleId,
          employeeId: null,
          isOwn: false,
          name: null,
          role: null,
          title: 'Оценка 360',
          until: '2026-06-22',
          count: 10,
        },
      ],
    });
    const ten = Array.from({ length: 10 }, (_, n) => waiting(n));
    server.answers(getApprovals, { data: ten, count: 10, isCompanyNew: false });
    server.answers(approveMany, { data: [], doneCount: 10, message: 'Утверждено' });
    const block = draw(<TasksBlock />);
    const words = t('raters.tasks.approve', { count: 10 });
    const go = await screen.findByRole('link', { name: `${t('raters.tasks.go')}: ${words}` });
    expect(go.getAttribute('href')).toBe('/estimation/questionary/testing/approvals');
    block.unmount();
    const { user } = draw(<ApprovalsScreen />);
    server.answers(getApprovals, { data: [], count: 0, isCompanyNew: false });
    await user.click(await button(t('raters.approvals.all', { count: 10 })));
    await screen.findByText(t('raters.approvals.empty'));
    expect(server.asked(approveMany)[0]?.body.list).toHaveLength(10);
  });

  test('a list with notes is left out of that, an empty one can’t be approved, one is refused', async () => {
    const [clear, noted] = [waiting(1), waiting(2, { remarkList: ['tooFew'] })];
    const empty = waiting(3, { remarkList: ['empty'] });
    server.answers(getApprovals, {
      data: [clear, waiting(4), noted, empty],
      count: 4,
      isCompanyNew: false,
    });
    const { id: employeeId } = person(1);
    const error = 'Список изменился';
    server.answers(approveMany, {
      data: [{ cycleId: place.cycleId, employeeId, name: name(1), error }],
      doneCount: 0,
    });
    const { user } = draw(<ApprovalsScreen token="link" />);
    expect(await screen.findByText(t('raters.approvals.remark.tooFew'))).toBeDefined();
    const approveFor = (n: number) => t('raters.approvals.approveFor', { name: name(n) });
    expect(screen.queryByRole('button', { name: approveFor(3) })).toBeNull();
    await user.click(await button(approveFor(2)));
    await user.click(await button(t('raters.approvals.all', { count: 2 })));
    await waitFor(() =>
      expect(server.asked(approveMany).map(({ body }) => body.list.length)).toEqual([1, 2]),
    );
    await screen.findByText(t('raters.approvals.failedFor', { name: name(1), error }));
  });

  test('the approver sees load and notes, and returns only with words', async () => {
    shows({
      relation: 'approver',
      state: 'approval',
      isBound: false,
      can: ['save', 'approve', 'return'],
      raterList: [leader, colleague(1, { load: 12 })],
      roleNotes: [{ type: 'colleague', word: 'notShown' }],
    });
    server.answers(saveRaters, { data: list({ relation: 'approver', can: [], version: 2 }) });
    const { user } = draw(<RatersScreen place={place} />);
    const role = await card('colleague');
    expect(await role.findByText(t('raters.load', { number: 12 }))).toBeDefined();
    expect(await role.findByText(t('raters.word.notShown'))).toBeDefined();
    await user.click(await button(t('raters.back')));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: t('raters.back') }));
    expect(sent()).toEqual([]);
    await user.type(await dialog.findByRole('textbox'), 'Добавьте заказчиков');
    await user.click(await dialog.findByRole('button', { name: t('raters.back') }));
    await screen.findByText(t('raters.returned'));
    expect(sent()[0]).toMatchObject({ action: 'return', note: 'Добавьте заказчиков' });
  });

  test('whoever chooses sees of whom it is enough, and may choose them all the same', async () => {
    const isFull = true;
    const suggestions = { supervisor: [], colleague: [person(1), { ...person(2), isFull }] };
    shows({
      raterList: [{ ...leader, isFull }, colleague(3, { isFull })],
      suggestions: { ...suggestions, subordinate: [] },
    });
    const { user } = open();
    const role = await card('colleague');
    expect(await role.findAllByText(t('raters.isFull'))).toHaveLength(2);
    expect((await card('supervisor')).queryByText(t('raters.isFull'))).toBeNull();
    await user.click(await button(t('raters.addOne', { name: name(2) })));
    expect(
      await role.findByRole('button', { name: t('raters.remove', { name: name(2) }) }),
    ).toBeDefined();
  });

  test('once it is at work only those who come are sent, and the rest stand', async () => {
    shows({
      relation: 'approver',
      state: 'launched',
      isBound: false,
      can: ['add'],
      raterList: [leader, colleague(1)],
    });
    server.answers(saveRaters, {
      data: list({ relation: 'approver', state: 'launched', can: [] }),
    });
    const { user } = draw(<RatersScreen place={place} />);
    await screen.findByText(t('raters.addLateText'));
    expect(
      screen.queryByRole('button', { name: t('raters.remove', { name: name(1) }) }),
    ).toBeNull();
    await user.click(await button(t('raters.addOne', { name: name(2) })));
    await user.click(await button(t('raters.add', { count: 1 })));
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        action: 'add',
        raterList: [{ id: person(2).id, type: 'colleague' }],
      }),
    );
  });

  test('names who is to assess in which role, and the list is changed and approved there', async () => {
    const raterList = [leader, colleague(1), colleague(2, { isNew: true })];
    server.answers(getApprovals, {
      data: [waiting(1, { raterList })],
      count: 1,
      isCompanyNew: false,
    });
    shows({
      relation: 'approver',
      state: 'approval',
      isBound: false,
      can: ['save', 'approve'],
      raterList,
    });
    server.answers(saveRaters, { data: list({ relation: 'approver', can: [], version: 2 }) });
    const { user } = draw(<ApprovalsScreen />);
    const row = within(await screen.findByRole('listitem'));
    const roles = (await row.findAllByRole('definition')).map((one) => one.textContent);
    expect(roles).toEqual([name(9), name(1), `${name(2)} ${t('raters.isNew')}`]);
    expect(
      await row.findByText(
        t('raters.approvals.role', { role: t('reviewerRoles.colleague'), count: 2 }),
      ),
    ).toBeDefined();
    await user.click(await button(t('raters.approvals.changeFor', { name: name(1) })));
    await user.click(
      await row.findByRole('button', { name: t('raters.addOne', { name: name(3) }) }),
    );
    server.answers(getApprovals, { data: [], count: 0, isCompanyNew: false });
    await user.click(await row.findByRole('button', { name: t('raters.approve') }));
    await screen.findByText(t('raters.approvals.empty'));
    expect(sent()).toMatchObject([
      { action: 'approve', raterList: [{}, {}, {}, { id: person(3).id, type: 'colleague' }] },
    ]);
    const title = await screen.findByRole('heading', { name: t('raters.approvals.title') });
    expect(document.activeElement).toBe(title);
  });

  test('of a new company it is said once, for all', async () => {
    const rows = [waiting(1), waiting(2)];
    server.answers(getApprovals, { data: rows, count: 2, isCompanyNew: true });
    const approvals = draw(<ApprovalsScreen />);
    expect(await screen.findAllByText(t('raters.isNewAll'))).toHaveLength(1);
    approvals.unmount();
    shows({ relation: 'approver', state: 'approval', can: ['approve'], isCompanyNew: true });
    draw(<RatersScreen place={place} />);
    expect(await screen.findAllByText(t('raters.isNewAll'))).toHaveLength(1);
  });

  test('a role that is shown with others names them', async () => {
    shows({
      relation: 'approver',
      state: 'approval',
      can: ['approve'],
      raterList: [colleague(1)],
      roleNotes: [{ type: 'colleague', word: 'joined', withList: ['customer'] }],
    });
    draw(<RatersScreen place={place} />);
    const words = t('raters.word.joined', { roles: t('reviewerRoles.customer') });
    expect(await (await card('colleague')).findByText(words)).toBeDefined();
  });

  test('from one’s own list a press leads to those of others that wait', async () => {
    const task = { cycleId: place.cycleId, title: 'Весна', until: null, role: null, name: null };
    server.answers(getTasks, {
      data: [
        { ...task, kind: 'choose', employeeId: place.employeeId, isOwn: true, count: 1 },
        { ...task, kind: 'approve', employeeId: null, isOwn: false, count: 9 },
      ],
    });
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: t('raters.listsWaiting', { count: 9 }),
    });
    expect(link.pathname).toBe('/testing/approvals');
  });

  test('the only HR person’s own list goes to an admin where nobody leads them', async () => {
    shows({ state: 'approval', can: [], approverName: null, isForAdmin: true });
    open();
    expect(await screen.findByText(t('raters.stateText.approvalAdmin'))).toBeDefined();
  });

  test('where nothing waits there is no block', async () => {
    server.answers(getTasks, { data: [] });
    draw(<TasksBlock />);
    await waitFor(() => expect(server.asked(getTasks)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('says of each kind what there is to do and where; an own report that waits has no button', async () => {
    const task = { cycleId: place.cycleId, title: 'Весна', until: '2026-06-22', count: 1 };
    const none = { employeeId: null, isOwn: false, name: null, role: null };
    const of = { ...none, employeeId: place.employeeId, name: name(8) };
    const data: Task[] = [
      { ...task, ...of, isOwn: true, kind: 'choose' },
      { ...task, ...none, kind: 'choose', count: 2 },
      { ...task, ...of, kind: 'replace', role: 'colleague' },
      { ...task, ...none, kind: 'replace', count: 3 },
      { ...task, ...of, kind: 'release', questionaryId: 'q' },
      { ...task, ...none, kind: 'release', count: 2 },
      { ...task, ...of, isOwn: true, kind: 'plan', questionaryId: 'q', until: null, count: 0 },
      { ...task, ...of, isOwn: true, kind: 'plan', planId: 'p', count: 2 },
      {
        ...task,
        ...of,
        isOwn: true,
        kind: 'askAgain',
        cycleId: null,
        questionaryId: 'q',
        title: '',
      },
      {
        ...task,
        ...of,
        isOwn: true,
        kind: 'changed',
        cycleId: null,
        questionaryId: 'q',
        until: null,
      },
      { ...task, ...none, kind: 'waits' },
    ];
    server.answers(getTasks, { data });
    draw(<TasksBlock />);
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    const list = `/estimation/cycles/${place.cycleId}/raters/${place.employeeId}`;
    const approvals = '/estimation/questionary/testing/approvals';
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.pathname + link.search]),
    ).toEqual(
      [
        [t('raters.tasks.choose'), list],
        [t('raters.tasks.chooseFor', { count: 2 }), approvals],
        [t('raters.tasks.replace.colleague', { name: name(8) }), list],
        [
          t('raters.tasks.replaceFor', { count: 3 }),
          `/estimation/cycles/${place.cycleId}?replace=true`,
        ],
        [
          t('raters.tasks.shareOf', { name: name(8) }),
          `/estimation/reports?questionary=q&employee=${place.employeeId}`,
        ],
        [t('raters.tasks.release', { count: 2 }), '/estimation/reports'],
        [
          t('raters.tasks.plan.begin'),
          `/estimation/reports?questionary=q&employee=${place.employeeId}`,
        ],
        [t('raters.tasks.plan.steps', { count: 2 }), '/estimation/plan'],
        [
          t('raters.tasks.askAgain'),
          `/estimation/reports?questionary=q&employee=${place.employeeId}`,
        ],
        [
          t('raters.tasks.changed'),
          `/estimation/reports?questionary=q&employee=${place.employeeId}`,
        ],
      ].map(([words, path]) => [`${t('raters.tasks.go')}: ${words}`, path]),
    );
    expect(await screen.findByText(t('raters.tasks.waits'))).toBeDefined();
    expect(await screen.findAllByText(/Весна, откроется не позже/)).toHaveLength(3);
  });

  test('by link stands above the approvals, with what is not among them', async () => {
    const task = {
      cycleId: place.cycleId,
      title: 'Весна',
      until: '2026-06-22',
      count: 1,
      role: null,
    };
    const of = { employeeId: place.employeeId, name: name(8) };
    server.answers(getTasks, {
      data: [
        { ...task, ...of, isOwn: true, kind: 'choose' },
        { ...task, ...of, isOwn: false, kind: 'approve' },
      ],
    });
    server.answers(getApprovals, { data: [], count: 0, isCompanyNew: false });
    draw(<ApprovalsScreen token="link" />);
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
      `/testing/raters?cycleId=${place.cycleId}&employeeId=${place.employeeId}`,
    ]);
  });
});

test('by link they speak the language of the letter, unless another was chosen on this device', async () => {
  server.answers(getRaters, { data: list(), locale: 'en' });
  server.answers(getApprovals, { data: [], count: 0, isCompanyNew: false, locale: 'en' });
  await takeLocale('ru');
  const approvals = <ApprovalsScreen token="link" />;
  draw(approvals);
  await screen.findByText(t('raters.approvals.empty'));
  expect(texts().locale).toBe('ru');
  for (const page of [approvals, <RatersScreen key="list" place={place} token="link" />]) {
    localStorage.clear();
    await speakLocale('ru');
    draw(page);
    await waitFor(() => expect(texts().locale).toBe('en'));
  }
});
