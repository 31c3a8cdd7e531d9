import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  downloadMyData,
  getMyData,
  type MyData,
  makeMyData,
} from '#addon/privacy/contract/my-data.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { MyDataPage } from './my-data-page.tsx';

const nothing: MyData = {
  keptList: [
    { kind: 'profile', months: null },
    { kind: 'reports', months: 60 },
  ],
  openedList: [],
  contact: null,
  file: null,
};
const file = {
  state: 'running' as const,
  doneCount: 1,
  totalCount: 4,
  expiresAt: '2026-06-16T09:00:00.000Z',
};
let server: FakeServer;
let data: MyData;
beforeEach(() => {
  signInOnScreen('privacy_own__invoke');
  data = nothing;
  server = fakeServer();
  server.answers(getMyData, () => ({ data }));
});
const open = () => draw(<MyDataPage />);

test('what is kept, for how long, and whom to ask', async () => {
  open();
  const kept = within(await screen.findByRole('table', { name: t('myData.kept.title') }));
  await kept.findByText(t('myData.kept.while.profile'));
  await kept.findByText(t('myData.kept.months', { count: 60 }));
  await screen.findByText(t('myData.opened.none'));
  await screen.findByText(t('myData.contact.none'));
});

test('the company’s address for it is a link', async () => {
  data = { ...nothing, contact: 'data@example.ru' };
  open();
  const link = await screen.findByRole('link', { name: 'data@example.ru' });
  expect(link.getAttribute('href')).toBe('mailto:data@example.ru');
});

test('who has opened a report, how, and whom it was sent to', async () => {
  const row = {
    at: '2026-06-15T09:00:00.000Z',
    who: 'Ким Анна',
    how: 'send' as const,
    numberList: [12],
    isInterim: false,
    recipientList: ['boss@example.ru'],
  };
  data = { ...nothing, openedList: [row, { ...row, who: '', how: 'open', recipientList: [] }] };
  open();
  const sent = [
    t('myData.opened.how.send'),
    t('myData.opened.number', { number: 12 }),
    t('myData.opened.to', { list: 'boss@example.ru' }),
  ];
  await screen.findByText(sent.join(', '));
  await screen.findByText('Ким Анна');
  await screen.findByText(t('myData.opened.operator'));
});

test('a file is asked for, and then under way', async () => {
  const { user } = open();
  server.answers(makeMyData, () => {
    data = { ...nothing, file };
    return {};
  });
  await user.click(await screen.findByRole('button', { name: t('myData.file.make') }));
  const bar = await screen.findByRole('progressbar', { name: t('myData.file.running') });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  await screen.findByText(t('myData.file.willWrite'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is ready is downloaded', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  data = { ...nothing, file: { ...file, state: 'done' } };
  server.answers(downloadMyData, {} as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: t('myData.file.download') }));
  await waitFor(() => expect(server.asked(downloadMyData)).toHaveLength(1));
});

test('one that was given up can be asked for again', async () => {
  data = { ...nothing, file: { ...file, state: 'failed' } };
  server.answers(makeMyData, {});
  const { user } = open();
  await screen.findByText(t('myData.file.gaveUp'));
  await user.click(await screen.findByRole('button', { name: t('myData.file.again') }));
  await waitFor(() => expect(server.asked(makeMyData)).toHaveLength(1));
});
