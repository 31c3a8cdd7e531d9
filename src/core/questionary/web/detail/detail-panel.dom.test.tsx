import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { getReportLog } from '#core/report/contract/report.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { DetailPanel } from './detail-panel.tsx';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T09:00:00Z') });
  signInOnScreen();
  server = fakeServer();
  server.answers(getReportLog, { data: [] });
});

const [one] = questionaryDetail().employeeList;
const named = (number: number) => ({ ...one!, id: idOf(number), lastName: `Фамилия${number}` });

async function opened(given: Partial<QuestionaryDetail> = {}) {
  const questionary = questionaryDetail({
    status: 'inwork',
    passedCount: 1,
    totalCount: 2,
    participantList: [{ ...participantRow(2, 'supervisor'), isAwaited: true }],
    ...given,
  });
  server.answers(getQuestionary, { data: questionary });
  const nothing = () => {};
  const page = await drawPage(() => (
    <DetailPanel
      id={questionary.id}
      onClose={nothing}
      onMissing={nothing}
      onEdit={nothing}
      onOpen={nothing}
    />
  ));
  await screen.findByText(t('interim.title'));
  return { ...page, questionary };
}

async function menu(user: Awaited<ReturnType<typeof opened>>['user']) {
  await user.click(await screen.findByRole('button', { name: t('questionaryDetail.menu') }));
  return within(await screen.findByRole('menu'));
}

test('the cycle it was made for is a press away', async () => {
  signInAs('ROLE_HR');
  const cycle = { id: idOf(800), name: 'Весна' };
  await opened({ cycle });
  const link = await screen.findByRole('link', {
    name: t('questionary.ofCycle', { name: cycle.name }),
  });
  expect(link.getAttribute('href')).toBe(`/estimation/cycles/${cycle.id}`);
});

test('whom and how far come first, then what can be done, and interim reports last', async () => {
  await opened({ employeeList: [1, 2, 3, 4].map(named) });
  const names = ['Фамилия1 Имя', 'Фамилия2 Имя', 'Фамилия3 Имя'].join(', ');
  const inOrder = [
    await screen.findByText(t('questionaryDetail.andMore', { names, count: 1 })),
    await screen.findByRole('progressbar', { name: t('questionary.progress') }),
    await screen.findByRole('button', { name: t('questionaryDetail.remind', { count: 1 }) }),
    await screen.findByRole('heading', { name: new RegExp(t('questionaryDetail.people')) }),
    await screen.findByRole('heading', { name: new RegExp(t('questionaryDetail.participants')) }),
    await screen.findByRole('heading', { name: t('questionaryDetail.facts') }),
    await screen.findByRole('heading', { name: t('interim.title') }),
  ];
  for (const [at, element] of inOrder.slice(1).entries()) {
    const follows = inOrder[at]!.compareDocumentPosition(element);
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('completing makes today the last day, after a question that says what becomes of answers', async () => {
  const { user, questionary } = await opened();
  server.answers(updateQuestionaryStatus, {
    data: { ...questionary, dateEnd: '2026-06-20' },
    message: 'Сегодня последний день анкеты',
  });
  const items = await menu(user);
  await user.click(await items.findByRole('menuitem', { name: t('questionaryDetail.complete') }));
  const question = within(await screen.findByRole('alertdialog'));
  await question.findByText(t('questionaryDetail.completeAnswered', { passed: 1, total: 2 }));
  expect(server.asked(updateQuestionaryStatus)).toEqual([]);
  await user.click(
    await question.findByRole('button', { name: t('questionaryDetail.completeConfirm') }),
  );
  await screen.findByText('Сегодня последний день анкеты');
  const { id, version } = questionary;
  expect(server.asked(updateQuestionaryStatus).map(({ body }) => body)).toEqual([
    { id, version, status: 'done' },
  ]);
});

test.each([
  ['the last day is today', '2026-06-20', 'questionaryDetail.completesToday'],
  ['it was yesterday', '2026-06-19', 'questionaryDetail.completing'],
] as const)('where %s the menu says so', async (_, dateEnd, label) => {
  const { user } = await opened({ dateEnd });
  const item = await (await menu(user)).findByRole('menuitem', { name: t(label) });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

test('what has not begun can’t be completed', async () => {
  const { user } = await opened({ dateStart: '2026-06-25' });
  const items = (await (await menu(user)).findAllByRole('menuitem')).map(
    (item) => item.textContent,
  );
  expect(items).not.toContain(t('questionaryDetail.complete'));
});
