import { beforeEach, expect, test, vi } from 'vitest';
import { keepInCookie } from '#core/account/contract/session.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';

/** A browser that was signed in before the session went into a cookie. */
let server: FakeServer;
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  localStorage.setItem('admin-token', 'a token of before');
  server = fakeServer();
});

async function start() {
  const [held, { moveOver }] = await Promise.all([import('./held.ts'), import('./move-over.ts')]);
  const failure = await moveOver().catch((error) => error);
  return { failure, id: held.heldSession(), kept: localStorage.getItem('admin-token') };
}

test('its token goes into the cookie, and a mark takes its place', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  server.answers(keepInCookie, { session: 'same' });
  expect(await start()).toEqual({ failure: undefined, id: 'same', kept: 'cookie:same' });
  expect(server.asked(keepInCookie)[0]?.token).toBe('a token of before');
  expect(asked.mock.calls[0]?.[1]?.credentials).toBe('same-origin');
  expect(localStorage.getItem('account-used')).toBeNull();
  await start();
  expect(server.asked(keepInCookie)).toHaveLength(1);
});

test('a dead one is forgotten', async () => {
  server.answers(keepInCookie, refused('unauthenticated'));
  expect(await start()).toMatchObject({ failure: undefined, id: null, kept: null });
});

test('where the server does not answer it waits for the next start', async () => {
  server.answers(keepInCookie, refused('unavailable'));
  const { failure, kept } = await start();
  expect([failure?.status, kept]).toEqual([503, 'a token of before']);
});
