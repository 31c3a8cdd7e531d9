import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPage } from './count-page.ts';

const counter = 'https://mc.yandex.ru/watch/12345';
const fetched = vi.fn((_address: string, _request: RequestInit) => Promise.resolve());
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: new URL('https://360.example/x?token=abc#answer') });
});
afterEach(() => void vi.unstubAllGlobals());

test('a view is counted by the pattern of its route, and by nothing else', () => {
  countPage(counter, '/estimation/questionary/$id');
  const [address = '', request] = fetched.mock.calls[0] ?? [];
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(counter);
  expect(Object.fromEntries(searchParams)).toEqual({
    'page-url': 'https://360.example/estimation/questionary/$id',
    ut: 'noindex',
  });
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(request).not.toHaveProperty('body');
});

test.each([
  '/testing',
  '/testing/information',
  '/testing/again',
  '/questionary/start',
  '/answers-protected',
  '/estimation/questionary/testing',
  '/restore-password/$token',
  '/confirm',
  '/new-email/$token',
  '/join/$token',
  '/stop',
  '/legal/privacy',
])('nobody counts who opens %s', (route) => {
  countPage(counter, route);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['/login', '/', '/estimation/questionary', '/testing-kit'])('%s is counted', (route) => {
  countPage(counter, route);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a counter that cannot be reached disturbs nobody', async () => {
  fetched.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
  countPage(counter, '/login');
  await expect(fetched.mock.results[0]?.value).rejects.toThrow();
});
