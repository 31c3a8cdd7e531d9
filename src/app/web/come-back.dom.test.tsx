import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropSession,
  forgetSession,
  holdSession,
  onSessionGone,
} from '#core/account/web/session/held.ts';
import { keepInvitation, leaveInvitation } from '#core/account/web/session/invitation.ts';
import { keptInvitations } from '#core/account/web/session/kept-invitations.ts';
import {
  type ClosedLink,
  sendResult,
  testingBegin,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { signInNotice } from '#platform/web/device/handoff/sign-in-notice.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { plain } from '#test/screen/plain.ts';
import { t } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { start } from './start.tsx';

// What was started follows other windows for ever: another file's tests have a session of their own.
afterAll(() => void vi.resetModules());

const data = answeringData({ commonQuestionList: [] });
const { participantId, participantName } = data;
const page = `/testing/information?questionaryId=${data.questionaryId}&employeeId=${data.employeeId}`;
const left = vi.fn();
let server: FakeServer;

beforeEach(() => {
  localStorage.setItem('locale', 'ru');
  forgetSession();
  leaveInvitation();
  left.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(left);
  vi.spyOn(window.location, 'reload').mockImplementation(left);
  server = fakeServer();
  server.answers(getGeoInfo, { locale: 'ru' });
  server.answers(getBrandList, {
    data: [],
    fixed: false,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  server.answers(testingBegin, {} as never);
  server.answers(testingStartEmployee, { data });
  server.answers(testingStart, ({ query }) =>
    String(query.token).startsWith('olegs')
      ? visit()
      : refused('linkExpired', { message: 'Ссылка не подходит' }),
  );
});

const visit = () => ({
  data: {
    locale: 'ru' as const,
    brand: 'Север',
    participant: 'Олег',
    participantId,
    participantName,
    assignmentList: [{ ...data, ratingCount: 1, textCount: 0 }],
    closedIdList: [],
    testing: data,
  },
});

/** Opens an address in this tab, as it is loaded anew. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  render(await start());
  return userEvent.setup({ delay: null });
}
/** The tab is closed, and with it what only it keeps. */
function closeTab() {
  cleanup();
  leaveInvitation();
}
const button = (name: string) => screen.findByRole('button', { name });
const asWhom = () => screen.findByText(new RegExp(participantName));

/** Oleg opens the link of his letter and closes the tab. */
async function openedOnce() {
  await open('/testing?token=olegs');
  await asWhom();
  await waitFor(() => expect(keptInvitations(new Date())).toHaveLength(1));
  closeTab();
}

describe('the person who comes back without the letter', () => {
  test.each(['/testing', page, `${page}#answer`])('finds the link again at %s', async (address) => {
    await openedOnce();
    await open(address);
    await asWhom();
    expect(left).not.toHaveBeenCalled();
    expect(server.asked(testingStart).at(-1)?.query).toEqual({ token: 'olegs' });
  });

  test('is not sent to sign in on a device that keeps nothing, and is told both ways', async () => {
    await open(page);
    await screen.findByRole('heading', { name: t('answering.link.needed') });
    expect(await screen.findByRole('link', { name: t('answering.link.signIn') })).toHaveProperty(
      'href',
      expect.stringContaining('/login?redirect='),
    );
    expect(left).not.toHaveBeenCalled();
  });

  test('does not find it after 90 days, nor what is not one', async () => {
    await openedOnce();
    localStorage.setItem('private:invitation:x', '{"token":1}');
    const later = new Date(Date.now() + 90 * 86_400_000);
    expect(keptInvitations(later)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('private:'))).toEqual([]);
  });
});

describe('the link goes from the device', () => {
  test('once everything is answered', async () => {
    server.answers(sendResult, {} as never);
    const user = await open(`${page}&token=olegs#answer`);
    await user.click(await screen.findByRole('radio', { name: t('answer.1') }));
    expect(keptInvitations(new Date())).toHaveLength(1);
    await user.click(await button(t('answering.step.send')));
    await screen.findByRole('heading', { name: t('answering.done.allTitle') });
    expect(keptInvitations(new Date())).toEqual([]);
  });

  test('once the server says that all is answered, and stays while it fails or is not open', async () => {
    await openedOnce();
    server.answers(testingStart, refused('unavailable', { message: 'Позже' }));
    await open('/testing');
    await screen.findByText(t('answering.link.failed'));
    expect(keptInvitations(new Date())).toHaveLength(1);
    closeTab();
    const refuse = (message: string, isAnswered: boolean) => {
      const closed: ClosedLink = { participantId, isAnswered, closedIdList: [idOf(2)] };
      server.answers(testingStart, refused('linkExpired', { message, data: closed }));
    };
    refuse('Завтра', false);
    await open('/testing');
    await screen.findByText('Завтра');
    expect(keptInvitations(new Date())).toHaveLength(1);
    closeTab();
    refuse('Спасибо', true);
    await open('/testing');
    await screen.findByText('Спасибо');
    expect(keptInvitations(new Date())).toEqual([]);
  });

  test('when somebody says that it is not theirs; the answers stay for its person', async () => {
    localStorage.setItem(`private:answers:${participantId}:q:e`, '{}');
    const user = await open('/testing?token=olegs');
    await user.click(await button(t('answering.link.notMe')));
    await user.click(await button(t('answering.link.leave')));
    expect(left).toHaveBeenCalledWith('/testing');
    closeTab();
    await open('/testing');
    await screen.findByRole('heading', { name: t('answering.link.needed') });
    expect(localStorage.getItem(`private:answers:${participantId}:q:e`)).not.toBeNull();
  });
});

describe('on a device of several people', () => {
  test('a link opens by a press once somebody has signed in or out, in this tab or another', async () => {
    await openedOnce();
    keepInvitation('olegs');
    holdSession('of somebody else');
    dropSession('left');
    const user = await open('/testing');
    await user.click(
      await button(t('answering.link.openAs', { name: participantName, brand: 'Север' })),
    );
    await asWhom();
    closeTab();
    // Oleg has said that it is him.
    await open('/testing');
    await asWhom();
  });

  test('two people’s links are told apart by a press', async () => {
    await openedOnce();
    const other = { name: 'Ершова Наталья', brand: 'Север', token: 'n', keptAt: Date.now() };
    localStorage.setItem('private:invitation:other', JSON.stringify(other));
    await open('/testing');
    await screen.findByRole('heading', { name: t('answering.link.whose') });
    expect(await button(t('answering.link.openAs', other))).toBeDefined();
    expect(server.asked(testingStart)).toHaveLength(1);
  });

  test('other windows’ accounts leave a link’s page alone', async () => {
    await open('/testing?token=olegs');
    await asWhom();
    for (const newValue of ['of somebody', null])
      window.dispatchEvent(new StorageEvent('storage', { key: 'admin-token', newValue }));
    expect(left).not.toHaveBeenCalled();
  });

  test('a session that ends brings back the page of the link, not the sign-in', async () => {
    window.history.replaceState(null, '', page);
    onSessionGone(() => {});
    holdSession('dead');
    await openedOnce();
    holdSession('dead');
    window.history.replaceState(null, '', page);
    dropSession('ended');
    expect(left.mock.calls).toEqual([[]]);
  });
});

test('a link that opens nothing shows a way on', async () => {
  await open('/testing?token=nobodys');
  await screen.findByText('Ссылка не подходит');
  expect(await screen.findByRole('link', { name: t('answering.link.signIn') })).toBeDefined();
  closeTab();
  holdSession('of somebody');
  await open('/testing?token=nobodys');
  await screen.findByText('Ссылка не подходит');
  expect(await screen.findByRole('link', { name: t('answering.link.ownList') })).toHaveProperty(
    'pathname',
    '/estimation/questionary/testing',
  );
});

test('an address whose ids are none leads to all that the link asks about', async () => {
  keepInvitation('olegs');
  await open('/testing/information?questionaryId=a&employeeId=b');
  await asWhom();
  expect(server.asked(testingStart)).not.toEqual([]);
  const asked = server.asked(testingStartEmployee).map(({ query }) => JSON.stringify(query));
  expect(asked.filter((query) => query.includes('"a"'))).toEqual([]);
});

test('one link lists people of several assessments, each with its last day and anonymity', async () => {
  const one = { ...data, ratingCount: 20, textCount: 1 };
  const other = { ...one, questionaryId: idOf(8), dateEnd: '2026-07-15', isAnonymous: false };
  server.answers(testingStart, {
    data: { ...visit().data, assignmentList: [one, other], testing: null },
  });
  const user = await open('/testing?token=olegs');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => /(не )?анонимно.*/.exec(plain(row.textContent))?.[0])).toEqual([
    'анонимнодо 30 июн. 2026, около 5 минутПродолжить',
    'не анонимнодо 15 июл. 2026, около 5 минутПродолжить',
  ]);
  // Both are about the same person.
  await screen.findByText(t('answering.link.choose', { count: 1 }));
  // After the first of them comes the other.
  server.answers(sendResult, {} as never);
  await user.click((await screen.findAllByRole('link', { name: /Продолжить/ }))[0]!);
  // They were begun elsewhere: here one begins anew (rule 139).
  await user.click(await button(t('answering.info.start')));
  await user.click(await screen.findByRole('radio', { name: t('answer.1') }));
  await user.click(await button(t('answering.step.send')));
  await button(t('answering.done.next', { name: 'Фамилия Имя' }));
});

test('of several people it asks for those who are left', async () => {
  const done = { ...data, ratingCount: 20, textCount: 1, status: 'done' as const };
  const assignmentList = [1, 2, 3].map((at) => ({ ...done, employeeId: idOf(at) }));
  const left = { ...done, employeeId: idOf(4), status: 'no_progress' as const };
  server.answers(testingStart, {
    data: { ...visit().data, assignmentList: [...assignmentList, left], testing: null },
  });
  await open('/testing?token=olegs');
  await screen.findByText(t('answering.link.choose', { count: 1 }));
  await screen.findByText(t('answering.link.left', { left: 1, total: 4 }));
});

test.each([
  ['whoever is signed in to all that they are asked', 'a session', 'all', 'ownList'],
  ['everybody else to sign in', null, 'allByAccount', 'signIn'],
] as const)('a dead link leads %s', async (_, held, said, way) => {
  if (held) holdSession(held);
  await open('/testing?token=of-nobody');
  await screen.findByText(new RegExp(`${t(`answering.link.${said}`)}$`));
  await screen.findByRole('link', { name: t(`answering.link.${way}`) });
});

test.each(['/testing', '/questionary/start', '/testing/nothing'])(
  'a link opens at %s',
  async (at) => {
    await open(`${at}?token=olegs`);
    await asWhom();
    expect(window.location.pathname + window.location.search).toBe(page);
    expect(document.title).toContain(t('shell.title.answering'));
    expect(server.asked(testingStartEmployee)).toEqual([]);
  },
);

test('the sign-in screen’s own links hand on where one wanted, and forgetting a password what was typed', async () => {
  server.answers(getBrandList, {
    data: [],
    fixed: false,
    typed: true,
    demo: false,
    publicDemo: false,
  });
  const user = await open('/estimation/reports?year=2025');
  await user.type(await screen.findByLabelText(t('auth.email')), 'zoya@example.ru');
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const remembered = '?redirect=%2Festimation%2Freports%3Fyear%3D2025';
  expect(window.location.search).toBe(remembered);
  expect(leads(t('auth.terms'))).toBe(`/legal/terms${remembered}`);
  expect(leads(t('auth.privacy'))).toBe(`/legal/privacy${remembered}`);
  expect(leads(t('auth.help'))).toBe('/help/ru/sign-in');
  expect(leads(t('auth.forgot'))).toBe(
    `/restore-password${remembered}#holdingSlug=&email=zoya%40example.ru`,
  );
  window.history.replaceState(null, '', '/');
});

describe('at the sign-in screen somebody hears why they are there', () => {
  const page = async (address: string) => {
    server.answers(getBrandList, {
      data: [],
      fixed: false,
      typed: true,
      demo: false,
      publicDemo: false,
    });
    await open(address);
    await screen.findByLabelText(t('auth.email'));
  };

  test.each([
    ['/nothing/of/ours', 'bounced.noSuchPageSignIn'],
    ['/login?redirect=%2Festimation%2Fnothing%3Fa%3Db', 'bounced.noSuchPageSignIn'],
    ['/login#ended', 'bounced.ended'],
    ['/login?redirect=%2Festimation%2Freports#ended', 'bounced.ended'],
  ] as const)('%s', async (address, said) => {
    await page(address);
    await screen.findByText(t(said));
    // Said once: a reload is silent of it.
    expect(window.location.hash).toBe('');
    signInNotice.set(undefined);
  });

  test('whose session has ended', async () => {
    await page('/estimation/reports');
    dropSession('ended');
    expect(left).toHaveBeenCalledWith('/login?redirect=%2Festimation%2Freports#ended');
    dropSession('left');
    expect(left).toHaveBeenLastCalledWith('/login');
    window.history.replaceState(null, '', '/');
  });
});
