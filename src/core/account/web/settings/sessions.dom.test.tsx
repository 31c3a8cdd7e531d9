import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  endOtherSessions,
  endSession,
  getSessionList,
  type SignedInDevice,
} from '#core/account/contract/session.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { Sessions } from './sessions.tsx';

const times = { createdAt: 1_781_514_000, lastUsedAt: 1_781_517_600 };
const here: SignedInDevice = {
  ...times,
  id: idOf(1),
  browser: 'chrome',
  system: 'windows',
  brand: 'Север',
  current: true,
};
const phone: SignedInDevice = {
  ...here,
  id: idOf(2),
  browser: 'safari',
  system: 'iphone',
  current: false,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(getSessionList, { data: [here, phone] });
});

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};
const confirm = async (name: string) =>
  await within(await screen.findByRole('alertdialog')).findByRole('button', { name });

test('every session is named, and this device is marked and not ended here', async () => {
  draw(<Sessions />);
  const own = await row('Chrome, Windows');
  await own.findByText(t('settings.sessions.current'));
  expect(own.queryByRole('button')).toBeNull();
  await (await row('Safari, iPhone')).findByText(/Север · вход \d+ июн. 2026/);
});

test('one is ended after a question, and the list is loaded again', async () => {
  server.answers(endSession, {});
  const { user } = draw(<Sessions />);
  await user.click(await (await row('Safari, iPhone')).findByRole('button'));
  await within(await screen.findByRole('alertdialog')).findByText(/Safari, iPhone/);
  expect(server.asked(endSession)).toEqual([]);
  server.answers(getSessionList, { data: [here] });
  await user.click(await confirm(t('settings.sessions.end')));
  await screen.findByText(t('settings.sessions.none'));
  expect(server.asked(endSession).map(({ params }) => params)).toEqual([{ id: phone.id }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('all others are ended after a question', async () => {
  server.answers(endOtherSessions, {});
  const { user } = draw(<Sessions />);
  await user.click(await screen.findByRole('button', { name: t('settings.sessions.endOthers') }));
  await screen.findByText(t('settings.sessions.endOthersText'));
  expect(server.asked(endOtherSessions)).toEqual([]);
  await user.click(await confirm(t('settings.sessions.endOthersConfirm')));
  await waitFor(() => expect(server.asked(endOtherSessions)).toHaveLength(1));
});

test('a list that did not come can be asked for again', async () => {
  server.answers(getSessionList, refused('internal'));
  const { user } = draw(<Sessions />);
  const retry = await screen.findByRole('button', { name: t('common.retry') });
  server.answers(getSessionList, { data: [here, phone] });
  await user.click(retry);
  await row('Safari, iPhone');
});
