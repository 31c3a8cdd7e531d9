import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askErasure, getErasures, stopErasure } from '#addon/privacy/contract/erasure.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { ErasureModal } from './erasure-modal.tsx';

const person = { employeeId: 'ezh', name: 'Еж Яна' };
const waiting = {
  id: 'one',
  ...person,
  withReports: true,
  askedBy: 'Ким Анна',
  due: '2026-06-16T09:00:00Z',
};
let server: FakeServer;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  server = fakeServer();
  server.answers(getErasures, { data: [{ ...waiting, employeeId: 'other' }] });
});
const open = () => draw(<ErasureModal {...person} onClose={onClose} />).user;
const press = (name: string) => screen.findByRole('button', { name });

test('says what goes and what stays, and keeps the reports unless somebody chooses', async () => {
  server.answers(askErasure, { data: { due: waiting.due } });
  const user = open();
  await screen.findByText(t('erasure.stays'));
  await user.click(await press(t('erasure.ask')));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked(askErasure).map(({ body }) => body)).toEqual([
    { employeeId: 'ezh', withReports: false },
  ]);
});

test('a refusal is said, and the window stays', async () => {
  server.answers(askErasure, refused('conflict', { message: 'Ещё участвует' }));
  const user = open();
  await user.click(
    await screen.findByRole('radio', { name: new RegExp(`^${t('erasure.delete')}`) }),
  );
  await user.click(await press(t('erasure.ask')));
  await screen.findByText('Ещё участвует');
  expect(onClose).not.toHaveBeenCalled();
});

test('stops what waits', async () => {
  server.answers(getErasures, { data: [waiting] });
  server.answers(stopErasure, {});
  const user = open();
  await screen.findByText(t('erasure.by', { name: 'Ким Анна' }));
  await user.click(await press(t('erasure.stop')));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked(stopErasure).map(({ params }) => params)).toEqual([{ id: 'one' }]);
});
