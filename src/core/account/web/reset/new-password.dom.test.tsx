import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getChoice } from '#core/account/contract/choice.ts';
import { type CurrentUser, getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { checkReset, restorePassword } from '#core/account/contract/reset.ts';
import type { AccountQuestion } from '#core/account/web/session/arrive.ts';
import { forgetSession, heldSession, holdSession } from '#core/account/web/session/held.ts';
import { knownDevices } from '#core/account/web/session/known-devices.ts';
import { session } from '#core/account/web/session/session.ts';
import { loadTexts, speakLocale } from '#platform/web/device/texts.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { NewPasswordPage } from './new-password-page.tsx';

const device = 'id.until.signature';
const left = vi.fn();
let server: FakeServer;
let asked: AccountQuestion[];

beforeEach(() => {
  signInOnScreen();
  forgetSession();
  asked = [];
  left.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(left);
  server = fakeServer();
  server.answers(checkReset, { email: 'zoya@example.ru', holdingSlug: 'north', isFirst: false });
  server.answers(restorePassword, { session: 'own', device });
  server.answers(getCurrentUserInfo, { data: session()?.user as CurrentUser });
  server.answers(getChoice, { name: 'Белова Зоя', email: 'zoya@example.ru', brand: 'Север' });
});

async function setPassword() {
  const onOther = async (question: AccountQuestion) => void asked.push(question);
  const { user } = draw(<NewPasswordPage token="of a letter" onOther={onOther} />);
  const [first, second] = await screen.findAllByLabelText(/пароль/i, { selector: 'input' });
  await user.type(first!, 'Another-360!');
  await user.type(second!, 'Another-360!');
  await user.click(await screen.findByRole('button', { name: t('reset.save') }));
}

test.each([
  ['nobody is signed in', null],
  ['the own session has ended with the former password', 'ended'],
])('anybody who sets a password is home and signed in where %s', async (_, held) => {
  if (held) holdSession(held);
  localStorage.setItem('known-devices', '["before.until.signature"]');
  await setPassword();
  await waitFor(() => expect(left.mock.calls).toEqual([['/']]));
  expect([heldSession(), knownDevices()[0], asked]).toEqual(['own', device, []]);
  expect(server.asked(restorePassword)[0]?.body.deviceList).toEqual(['before.until.signature']);
});

test('somebody else’s session stays until they are asked', async () => {
  holdSession('annas');
  server.answers(restorePassword, { choice: 'zoyas', device });
  await setPassword();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ choice: 'zoyas', other: { name: 'Белова Зоя' }, path: '/' });
  expect([heldSession(), left.mock.calls]).toEqual(['annas', []]);
});

test('to the company’s own host the window goes with the handoff', async () => {
  server.answers(restorePassword, { token: 'handoff', device, holdingDomain: 'north.example' });
  await setPassword();
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(String(left.mock.calls[0])).toMatch(/north\.example.*\/\?token=handoff$/);
  expect(heldSession()).toBeNull();
});

test('where their sign-in is not open, the password is said to be saved', async () => {
  server.answers(restorePassword, {});
  await setPassword();
  await screen.findByRole('heading', { name: t('reset.doneTitle') });
  expect(left).not.toHaveBeenCalled();
});

test('two passwords that differ are said to differ, beside the rule that they match', async () => {
  await speakLocale('ru');
  await loadTexts('shared', 'reset');
  const { user } = draw(<NewPasswordPage token="of a letter" onOther={async () => {}} />);
  const [first, second] = await screen.findAllByLabelText(/пароль/i, { selector: 'input' });
  await user.type(first!, 'Another-360!');
  await user.type(second!, 'Another-361!');
  await user.click(await screen.findByRole('button', { name: t('reset.save') }));
  const said = document.getElementById(second!.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Пароли не совпадают');
  await screen.findByText('Пароли совпадают');
  expect(server.asked(restorePassword)).toEqual([]);
});

test('the list of rules says that a common password is refused', async () => {
  draw(<NewPasswordPage token="of a letter" onOther={async () => {}} />);
  await screen.findByText(t('newPassword.notCommon'));
});
