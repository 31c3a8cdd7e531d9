import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type QuestionaryVerb,
  questionaryVerbs,
} from '#core/questionary/contract/policy/questionary.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { getReportLog } from '#core/report/contract/report.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { DetailPanel } from './detail-panel.tsx';

/** Every button of the panel that does something, by its verb. */
const buttons: Record<QuestionaryVerb, string[]> = {
  update: [t('common.edit')],
  duplicate: [t('questionaryDetail.duplicate')],
  toWork: [t('questionaryDetail.toWork'), t('questionaryDetail.toWork')],
  complete: [t('questionaryDetail.complete')],
  archive: [t('questionaryDetail.toArchive')],
  delete: [t('common.delete')],
  remind: [t('questionaryDetail.remind', { count: 1 })],
  inviteAgain: [t('questionaryDetail.inviteAgainLabel', { name: 'Фамилия2 Имя' })],
  excuse: [t('questionaryDecline.excuse', { name: 'Фамилия2 Имя' })],
  makeInterim: [t('interim.make')],
};
const all = new Set(Object.values(buttons).flat());

const part = { passedCount: 1, totalCount: 2, progress: 50, status: 'in_work' as const };
const participant = {
  ...participantRow(2, 'supervisor'),
  progressList: [{ type: 'supervisor' as const, ...part }],
  undelivered: { reason: 'refused' as const, email: 'person2@example.ru' },
  isAwaited: true,
};
/** In work, with something to do for each verb. */
const questionary = questionaryDetail({
  status: 'inwork',
  passedCount: 1,
  totalCount: 2,
  participantList: [participant],
  progressList: [{ employeeId: idOf(1), ...part }],
});

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-20T09:00:00Z') });
  signInOnScreen();
  server = fakeServer();
  server.answers(getReportLog, { data: [] });
});

/** The names of all that can be done, from the panel and its menu. */
async function offered(can: QuestionaryVerb[]): Promise<string[]> {
  server.answers(getQuestionary, { data: { ...questionary, can } });
  const nothing = () => {};
  const { user } = await drawPage(() => (
    <DetailPanel
      id={questionary.id}
      onClose={nothing}
      onMissing={nothing}
      onEdit={nothing}
      onOpen={nothing}
    />
  ));
  await screen.findByRole('heading', { name: t('interim.title') });
  await screen.findByText(t('interim.title'));
  if (can.includes('makeInterim')) await screen.findByRole('button', { name: t('interim.make') });
  const names = (await screen.findAllByRole('button')).map(nameOf);
  const menu = screen.queryByRole('button', { name: t('questionaryDetail.menu') });
  if (menu) {
    await user.click(menu);
    const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
    names.push(...items.map(nameOf));
  }
  return names.filter((name) => all.has(name)).sort();
}
const nameOf = (button: HTMLElement) =>
  button.getAttribute('aria-label') ?? (button.title || button.textContent || '');

test.each(questionaryVerbs)('%s is offered when it is allowed, and only then', async (verb) => {
  expect(await offered([verb])).toEqual(buttons[verb].toSorted());
});

test.each(questionaryVerbs)('without %s all others are offered', async (verb) => {
  const others = questionaryVerbs.filter((other) => other !== verb);
  expect(await offered(others)).toEqual(others.flatMap((other) => buttons[other]).sort());
});
