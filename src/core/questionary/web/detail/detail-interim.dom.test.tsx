import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getInterimPreview, type InterimPreview } from '#core/report/contract/interim-preview.ts';
import { createPartialReport, getReportLog } from '#core/report/contract/report.ts';
import { closeAllBeside, useBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { plain } from '#test/screen/plain.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, questionaryDetail } from '#test/screen/screen-rows.ts';
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

const colleagues = (
  given: Partial<InterimPreview['roleList'][number]> = {},
): InterimPreview['roleList'][number] => ({
  type: 'colleague',
  asked: 4,
  answered: 4,
  shown: 0,
  fresh: 4,
  becomes: 'shown',
  missing: 0,
  lost: 0,
  ...given,
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(getInterimPreview, { data: [{ subjectCount: 1, roleList: [colleagues()] }] });
  signInOnScreen('questionary_partialreport__invoke');
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
  server.answers(getReportLog, { data: [early] });
  await user.click(await make());
  const question = await dialog();
  await within(question).findByText(t('interim.confirmText', { passed: 2, total: 5 }));
  await within(question).findByText(t('interim.confirmAnonymous', { threshold: 3 }));
  await within(question).findByText('Покажем 4 ответа.');
  await user.click(await within(question).findByRole('button', { name: t('interim.confirm') }));
  await screen.findByRole('link', { name: t('interim.open', { name }) });
  await screen.findByText(t('interim.noNews'));
  expect(server.asked(createPartialReport).map(({ body }) => body)).toEqual([
    { questionaryId: idOf(900) },
  ]);
});

test('where nobody is anonymous, the question says that', async () => {
  const { user } = await drawn(2, [], { isAnonymous: false });
  await user.click(await make());
  await within(await dialog()).findByText(t('interim.confirmNamed'));
  expect(server.asked(getInterimPreview)).toEqual([]);
});

test.each<[string, Parameters<typeof colleagues>[0], string]>([
  [
    'those who answer later are no longer part of it',
    { asked: 9 },
    'Покажем 4 ответа. Тех, кто ответит позже, в этих числах не будет: для новой группы нужно 3 ответа, иначе их оценки войдут в общую строку с другой ролью или не войдут ни в одно число.',
  ],
  [
    'too few have answered',
    { becomes: 'few', missing: 2, asked: 9 },
    'Пока не покажем: нужно ещё 2 ответа.',
  ],
  [
    'it costs ratings',
    { becomes: 'never', asked: 2, answered: 1, lost: 2 },
    'До итогового отчёта не покажем: в этой роли слишком мало людей. Цена: из-за этого отчёта оценки 2 человек не войдут ни в одно число итогового, объединить их будет не с кем.',
  ],
  ['nobody has answered', { becomes: 'nothing', answered: 0, fresh: 0 }, 'Ответов ещё нет.'],
  [
    'nobody has answered since',
    { becomes: 'nothing', shown: 4, fresh: 0 },
    'Новых ответов нет: останется то, что уже показано.',
  ],
])('the question says it where %s', async (_, role, sentence) => {
  server.answers(getInterimPreview, { data: [{ subjectCount: 1, roleList: [colleagues(role)] }] });
  const { user } = await drawn(2, []);
  await user.click(await make());
  const said = await within(await dialog()).findByRole('definition');
  expect(plain(said.textContent ?? '')).toBe(sentence);
});

test('while it is not known what it would show, it is not made; asked again it is', async () => {
  server.answers(getInterimPreview, refused('internal'));
  const { user } = await drawn(2, []);
  await user.click(await make());
  const question = within(await dialog());
  await question.findByText(t('interim.preview.failed'));
  const confirm = await question.findByRole<HTMLButtonElement>('button', {
    name: t('interim.confirm'),
  });
  expect(confirm.disabled).toBe(true);
  server.answers(getInterimPreview, { data: [] });
  await user.click(await question.findByRole('button', { name: t('common.retry') }));
  await waitFor(() => expect(confirm.disabled).toBe(false));
  expect(server.asked(createPartialReport)).toEqual([]);
});

test('of several the latest is shown, and opens over the page', async () => {
  const { user, search } = await drawn(3, [late, early]);
  await screen.findByText(/^16 июн. 2026/);
  expect(screen.queryByText(/^15 июн. 2026/)).toBeNull();
  await user.click(await screen.findByRole('link', { name: t('interim.open', { name }) }));
  expect(search()).toBe(`?questionary=${idOf(900)}&employee=${person}&passed=3`);
  await screen.findByRole('button', { name: t('interim.download', { name }) });
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
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await screen.findByText(/^15 июн. 2026/);
});

test('one that is there can be sent by anybody who may send', async () => {
  signInOnScreen('report_report_send');
  const { user } = await drawn(2, [early]);
  await user.click(await screen.findByRole('button', { name: t('interim.send', { name }) }));
  expect(renderHook(() => useBeside().sendReport).result.current).toEqual({
    questionaryId: idOf(900),
    employeeId: person,
    passedParticipantCount: 2,
  });
  act(closeAllBeside);
});
