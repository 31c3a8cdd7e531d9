import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryRow, getDeliveryList, sendAgain } from '#core/mail/contract/delivery.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { DeliveryPage } from './delivery-page.tsx';

const report = {
  questionaryId: idOf(900),
  employeeId: idOf(1),
  subject: 'Белова Анна',
  number: 7,
  passedParticipantCount: null,
  isCompareReport: false,
  senderName: 'Ким Ян',
};
const row = (number: number, given: Partial<DeliveryRow> = {}): DeliveryRow => ({
  id: idOf(number),
  channel: 'email',
  recipient: `person${number}@example.ru`,
  recipientName: null,
  type: 'report',
  state: 'sent',
  lastError: null,
  attempts: 1,
  createdAt: '2026-06-15T09:00:00.000Z',
  sentAt: '2026-06-15T09:00:02.000Z',
  report,
  can: [],
  ...given,
});
const refusedRow = row(2, {
  state: 'refused',
  lastError: '550 unknown',
  attempts: 3,
  sentAt: null,
  can: ['again'],
});
const lost = row(3, { type: 'invitation', state: 'failed', sentAt: null, report: null });

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInOnScreen('delivery_delivery_list');
  server = fakeServer();
  server.answers(getDeliveryList, { data: [row(1), refusedRow, lost], count: 3, held: null });
});
const again = (one: DeliveryRow) => t('delivery.again', { recipient: one.recipient });

test('says of each what became of it and why', async () => {
  await drawPage(DeliveryPage);
  await screen.findByText(t('delivery.states.sent'));
  expect(
    await screen.findAllByText(t('delivery.of.report', { number: 7, sender: 'Ким Ян' })),
  ).toHaveLength(2);
  await screen.findByText('550 unknown');
  await screen.findByText(t('delivery.attempts', { count: 3 }));
  await screen.findByText(t('delivery.help.invitation'));
});

test('letters over the day’s limit are said with their number and when they go', async () => {
  const held = { count: 21, limit: 300, until: '2026-06-16T06:00:00.000Z' };
  server.answers(getDeliveryList, { data: [], count: 0, held });
  await drawPage(DeliveryPage);
  await screen.findByText(t('delivery.held', { count: 21 }));
  await screen.findByText(/на день: 300\..*16\s+июн\.\s+2026/);
});

test('a report that did not arrive goes again, nothing else does', async () => {
  server.answers(sendAgain, { message: 'Ещё раз' } as object as Record<string, never>);
  const { user } = await drawPage(DeliveryPage);
  await user.click(await screen.findByRole('button', { name: again(refusedRow) }));
  await screen.findByText('Ещё раз');
  expect(server.asked(sendAgain).map(({ params }) => params)).toEqual([{ id: idOf(2) }]);
  expect(screen.queryByRole('button', { name: again(row(1)) })).toBeNull();
  expect(screen.queryByRole('button', { name: again(lost) })).toBeNull();
});

test('why one can’t go again is said', async () => {
  server.answers(sendAgain, refused('conflict', { message: 'Уже отправлен' }));
  const { user } = await drawPage(DeliveryPage);
  await user.click(await screen.findByRole('button', { name: again(refusedRow) }));
  await screen.findByText('Уже отправлен');
});

test('is searched and filtered by its address', async () => {
  await drawPage(DeliveryPage, '?q=анна&state=refused,failed&channel=email&sort=recipient:a');
  await waitFor(() =>
    expect(server.asked(getDeliveryList).at(-1)?.query).toMatchObject({
      q: 'анна',
      filterList: { state: 'failed,refused', channel: 'email' },
      sort: 'recipient:a',
    }),
  );
});

test('without anything sent it says so', async () => {
  server.answers(getDeliveryList, { data: [], count: 0, held: null });
  await drawPage(DeliveryPage);
  await screen.findByText(t('delivery.empty'));
});
