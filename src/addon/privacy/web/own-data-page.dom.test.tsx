import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  downloadOwnData,
  getOwnData,
  makeOwnData,
  type OwnData,
} from '#addon/privacy/contract/own-data.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { OwnDataPage } from './own-data-page.tsx';

const nothing: OwnData = {
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
let data: OwnData;
beforeEach(() => {
  signInOnScreen('privacy_own__invoke');
  data = nothing;
  server = fakeServer();
  server.answers(getOwnData, () => ({ data }));
});
const open = () => draw(<OwnDataPage />);

test('what is kept, for how long, and whom to ask', async () => {
  open();
  const kept = within(await screen.findByRole('table', { name: t('ownData.kept.title') }));
  await kept.findByText(t('ownData.kept.while.profile'));
  await kept.findByText(t('ownData.kept.months', { count: 60 }));
  await screen.findByText(t('ownData.opened.none'));
  await screen.findByText(t('ownData.contact.none'));
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
    t('ownData.opened.how.send'),
    t('ownData.opened.number', { number: 12 }),
    t('ownData.opened.to', { list: 'boss@example.ru' }),
  ];
  await screen.findByText(sent.join(', '));
  await screen.findByText('Ким Анна');
  await screen.findByText(t('ownData.opened.operator'));
});

test('a file is asked for, and then under way', async () => {
  const { user } = open();
  server.answers(makeOwnData, () => {
    data = { ...nothing, file };
    return {};
  });
  await user.click(await screen.findByRole('button', { name: t('ownData.file.make') }));
  const bar = await screen.findByRole('progressbar', { name: t('ownData.file.running') });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  await screen.findByText(t('ownData.file.willWrite'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is ready is downloaded', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  data = { ...nothing, file: { ...file, state: 'done' } };
  server.answers(downloadOwnData, {} as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: t('ownData.file.download') }));
  await waitFor(() => expect(server.asked(downloadOwnData)).toHaveLength(1));
});

test('one that was given up can be asked for again', async () => {
  data = { ...nothing, file: { ...file, state: 'failed' } };
  server.answers(makeOwnData, {});
  const { user } = open();
  await screen.findByText(t('ownData.file.gaveUp'));
  await user.click(await screen.findByRole('button', { name: t('ownData.file.again') }));
  await waitFor(() => expect(server.asked(makeOwnData)).toHaveLength(1));
});
