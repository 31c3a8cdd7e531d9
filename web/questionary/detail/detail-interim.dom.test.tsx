import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createPartialReport, getReportLog } from '#contract/report.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake-server.ts';
import { drawPage, signIn, t } from '#test/screen.tsx';
import { idOf, questionaryDetail } from '#test/screen-rows.ts';
import { closeSending, useOpenSending } from '#web/shared/sending.ts';
import { DetailInterim } from './detail-interim.tsx';

const person = idOf(1);
const name = 'Фамилия1 Имя';
const entry = (passedParticipantCount: number, createdAt: string) => ({
  questionaryId: idOf(900),
  employeeId: person,
  createdAt,
  passedParticipantCount,
});
const early = entry(2, '2026-06-15T09:00:00.000Z');
const late = entry(3, '2026-06-16T09:00:00.000Z');

/** In work, with so many answers about the one who is assessed. */
const inWork = (passedCount: number, given = {}) =>
  questionaryDetail({
    status: 'inwork',
    passedCount,
    totalCount: 5,
    progressList: [
      { employeeId: person, passedCount, totalCount: 5, progress: 0, status: 'in_work' },
    ],
    ...given,
  });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  signIn('questionary_partialreport__invoke');
});

async function drawn(passedCount: number, log: (typeof early)[], given = {}) {
  server.answers(getReportLog, { data: log });
  const page = await drawPage(() => <DetailInterim questionary={inWork(passedCount, given)} />);
  await screen.findByRole('heading', { name: t('interim.title') });
  return page;
}
const make = () => screen.findByRole('button', { name: t('interim.make') });
const dialog = () => screen.findByRole('alertdialog', { name: t('interim.confirmTitle') });

test('before the first one, it is made after a question that tells what it costs', async () => {
  const { user } = await drawn(2, []);
  server.answers(createPartialReport, { data: [early] });
  await user.click(await make());
  const question = await dialog();
  within(question).getByText(t('interim.confirmText', { passed: 2, total: 5 }));
  within(question).getByText(t('interim.confirmAnonymous', { threshold: 3 }));
  await user.click(within(question).getByRole('button', { name: t('interim.confirm') }));
  await screen.findByRole('link', { name: t('interim.open', { name }) });
  await screen.findByText(t('interim.noNews'));
  expect(server.asked(createPartialReport).map(({ body }) => body)).toEqual([
    { questionaryId: idOf(900) },
  ]);
});

test('where nobody is anonymous, the question says that', async () => {
  const { user } = await drawn(2, [], { isAnonymous: false });
  await user.click(await make());
  within(await dialog()).getByText(t('interim.confirmNamed'));
});

test('of several the latest is shown, and opens over the page', async () => {
  const { user, search } = await drawn(3, [late, early]);
  await screen.findByText(/^16.06.2026/);
  expect(screen.queryByText(/^15.06.2026/)).toBeNull();
  await user.click(screen.getByRole('link', { name: t('interim.open', { name }) }));
  expect(search()).toBe(`?questionary=${idOf(900)}&employee=${person}&passed=3`);
  screen.getByRole('button', { name: t('interim.download', { name }) });
});

test('another one is offered only once somebody has answered since', async () => {
  await drawn(3, [late]);
  await screen.findByText(t('interim.noNews'));
  expect(screen.queryByRole('button', { name: t('interim.again') })).toBeNull();
});

test('and it is offered then', async () => {
  await drawn(4, [late]);
  await screen.findByRole('button', { name: t('interim.again') });
});

test('a log that does not load says so and is asked for again', async () => {
  server.answers(getReportLog, refused('internal'));
  const { user } = await drawPage(() => <DetailInterim questionary={inWork(2)} />);
  await screen.findByText(t('interim.loadFailed'));
  server.answers(getReportLog, { data: [early] });
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  await screen.findByText(/^15.06.2026/);
});

test('one that is there can be sent by whoever may send', async () => {
  signIn('report_report_send');
  const { user } = await drawn(2, [early]);
  await user.click(await screen.findByRole('button', { name: t('interim.send', { name }) }));
  expect(renderHook(useOpenSending).result.current).toEqual({
    questionaryId: idOf(900),
    employeeId: person,
    passedParticipantCount: 2,
  });
  act(closeSending);
});
