import { beforeEach, expect, test, vi } from 'vitest';
import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { signInOnScreen as known } from '#test/screen/screen.tsx';
import { followOtherWindows, forgetSession, heldSession, markKey, onSessionGone } from './held.ts';
import { keepDevice, knownDevices } from './known-devices.ts';
import { keepSession, session } from './session.ts';
import { signIn, takeHandoff } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const form = { email: 'a@example.ru', password: 'secret', holdingSlug: 'firm' };
const [gone, assign] = [vi.fn(), vi.fn()];
let server: FakeServer;
beforeEach(() => {
  vi.clearAllMocks();
  server = fakeServer();
  forgetSession();
  onSessionGone(gone);
  known();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
const held = () => [heldSession(), localStorage.getItem(markKey)];
const login = (holdingDomain?: string) => {
  const device = 'device.until.signature';
  const away = holdingDomain && holdingDomain !== window.location.hostname;
  const brought = away ? { token: 'handoff', holdingDomain } : { session: 'new' };
  server.answers(loginUser, { ...brought, device });
  return signIn(form);
};

test('who signs in holds the session’s id in the window and a mark on the device, and no token', async () => {
  expect(await login()).toBe(true);
  expect(held()).toEqual(['new', 'cookie:new']);
  expect(server.asked(loginUser)[0]?.body).toEqual({ ...form, deviceList: [], keep: 'cookie' });
});

test('on the brand’s own host one stays', async () => {
  expect(await login(window.location.hostname)).toBe(true);
  expect([held(), assign.mock.calls]).toEqual([['new', 'cookie:new'], []]);
});

test('to the brand’s own host the window goes with the handoff, and nothing is held here', async () => {
  expect(await login('firm.example.ru')).toBe(false);
  expect(held()).toEqual([null, null]);
  expect(assign.mock.calls.flat().map((to) => new URL(to).host.split(':')[0])).toEqual([
    'firm.example.ru',
  ]);
});

test('a handoff token is changed for a session of one’s own', async () => {
  server.answers(exchangeToken, { session: 'own' });
  await takeHandoff('of an address');
  expect([held(), server.asked(exchangeToken)[0]?.body]).toEqual([
    ['own', 'cookie:own'],
    { token: 'of an address', keep: 'cookie' },
  ]);
});

test('a device says that it is known, also after signing out', async () => {
  localStorage.setItem('known-devices', '["old.until.signature","device.before.signature"]');
  await login();
  expect(server.asked(loginUser)[0]?.body.deviceList).toHaveLength(2);
  server.answers(logoutUser, {} as never);
  await signOut();
  await login();
  expect(server.asked(loginUser)[1]?.body.deviceList).toEqual([
    'device.until.signature',
    'old.until.signature',
  ]);
});

test.each(['null', 'nonsense', '{}', '[1]'])(
  'what else stands where devices are kept is not sent: %s',
  async (kept) => {
    localStorage.setItem('known-devices', kept);
    await login();
    expect(server.asked(loginUser)[0]?.body.deviceList).toEqual([]);
  },
);

test('a computer that many use knows the last ten', async () => {
  for (let n = 0; n < 12; n += 1) keepDevice(`person${n}.until.signature`);
  const ids = knownDevices().map((value) => value.split('.')[0]);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([10, 'person11', 'person2']);
});

test('signing out forgets the session though the server cannot be told', async () => {
  await login();
  server.answers(logoutUser, refused('internal'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await signOut();
  expect([held(), gone.mock.calls]).toEqual([[null, null], [['left', undefined]]]);
});

test('signing out goes on where the company’s provider signs out', async () => {
  await login();
  server.answers(logoutUser, { leadsTo: '/api/sso/north/one/leave' } as never);
  await signOut();
  expect([heldSession(), gone.mock.calls]).toEqual([null, [['left', '/api/sso/north/one/leave']]]);
});

test.each([
  ['', {} as never],
  [', though the server cannot be told', refused('internal')],
])('signing out takes the person’s unsent answers off the device%s', async (_, answer) => {
  await login();
  const { user, ...rest } = session()!;
  keepSession({ ...rest, user: { ...user, employeeId: 'me' } });
  const own = 'private:draft:me:sheet';
  const others = ['private:draft:another:sheet', 'theme'];
  for (const key of [own, ...others]) localStorage.setItem(key, 'x');
  server.answers(logoutUser, answer);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await signOut();
  expect([own, ...others].filter((key) => localStorage.getItem(key))).toEqual(others);
});

test('what another window has signed in to meanwhile stays', async () => {
  await login();
  localStorage.setItem(markKey, 'of another window');
  server.answers(logoutUser, {} as never);
  await signOut();
  expect(held()).toEqual([null, 'of another window']);
});

test('what other windows do to the session is told, one’s own doing is not', async () => {
  await login();
  const heard: string[] = [];
  followOtherWindows({
    signedOut: () => heard.push('out'),
    signedIn: () => heard.push('in'),
    movedTo: (slug) => heard.push(slug),
  });
  const happens = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  happens(markKey, 'cookie:new');
  happens('theme', 'Dark');
  happens('brand', null);
  expect(heard).toEqual([]);
  happens(markKey, 'cookie:another');
  happens(markKey, null);
  happens('brand', 'firm');
  expect(heard).toEqual(['in', 'out', 'firm']);
});
