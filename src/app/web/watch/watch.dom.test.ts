import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mostOfPage, reportError } from '#platform/contract/report-errors.ts';
import { ApiError } from '#platform/web/api/call.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';

const files = `${window.location.origin}/assets`;
const chrome = (message: string, line = 1) =>
  `TypeError: ${message}\n    at send (${files}/answering-1a2b.js:${line}:77)\n    at async ${files}/start-3c4d.js:2:88\n    at chrome-extension://x/y.js:1:1`;
const safari = `send@${files}/answering-1a2b.js:1:77\n${files}/start-3c4d.js:2:88\nhttps://x.example/a.js:1:1`;
const frames = [
  { file: 'answering-1a2b.js', function: 'send', line: 1, column: 77 },
  { file: 'start-3c4d.js', function: '', line: 2, column: 88 },
];

function thrown(stack: string, message = ''): Error {
  return Object.assign(new TypeError(message), { stack });
}

let server: FakeServer;
beforeEach(() => {
  document.head.innerHTML = '<meta name="report-errors" content="on" />';
  server = fakeServer();
  server.answers(reportError, {} as never);
  vi.resetModules();
});
const told = () => server.asked(reportError).map(({ body }) => body);
const open = () => import('./watch.ts');

test.each([
  ['Chrome', chrome('x'), 'x'],
  ['Safari and Firefox', safari, ''],
])('an error is told by where in our files it was thrown, as %s says it', async (_, ...given) => {
  const { tellError } = await open();
  tellError(thrown(...given));
  await waitFor(() => expect(told()).toEqual([{ name: 'TypeError', route: '/login', frames }]));
});

test('nothing of a message is told: neither an answer nor a token nor a frame of its own', async () => {
  const { tellError } = await open();
  const message = `Иванов: "плохо"\n    at petrov (${files}/secret.js:1:1)\n?token=abcdef`;
  tellError(thrown(chrome(message), message));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(JSON.stringify(told())).not.toMatch(/Иванов|плохо|petrov|secret|token/);
});

test('the page is told by the pattern of its route, not by its address', async () => {
  const { followPages, tellError } = await open();
  window.history.replaceState(null, '', '/restore-password/Zx8secret?e-mail=a@b.ru');
  followPages({
    state: { matches: [{ fullPath: '/' }, { fullPath: '/restore-password/$token' }] },
    subscribe: () => {},
  });
  tellError(thrown(safari));
  await waitFor(() => expect(told()[0]?.route).toBe('/restore-password/$token'));
});

test('a view is counted where the screen changes, not with each search within it', async () => {
  document.head.innerHTML = '<meta name="analytics" content="https://counter.example/1" />';
  const counted = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const { followPages } = await open();
  const state = { matches: [{ fullPath: '/estimation/reports' }] };
  let resolved = () => {};
  followPages({
    state,
    subscribe: (_, act) => {
      resolved = act;
    },
  });
  resolved();
  expect(counted).toHaveBeenCalledTimes(1);
  for (const fullPath of ['/estimation/users', '/estimation/users', '/estimation/reports']) {
    state.matches = [{ fullPath }];
    resolved();
  }
  expect(counted).toHaveBeenCalledTimes(3);
});

test('what is no error of ours is not told', async () => {
  const { tellError } = await open();
  const foreign = thrown('f@chrome-extension://x/y.js:1:1');
  const refusal = Object.assign(new ApiError(409, { message: 'Иванов уже ответил' }), {
    stack: safari,
  });
  for (const error of [refusal, foreign, 'Иванов', undefined]) tellError(error);
  tellError(thrown(safari));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]?.name).toBe('TypeError');
});

test('one place is told once, and a page tells only so much', async () => {
  const { tellError } = await open();
  for (let line = 1; line < 20; line += 1) {
    tellError(thrown(chrome('x', line), 'x'));
    tellError(thrown(chrome('y', line), 'y'));
  }
  await waitFor(() => expect(told()).toHaveLength(mostOfPage));
});

test('without the setting nothing is told', async () => {
  document.head.innerHTML = '';
  const { tellError } = await open();
  tellError(thrown(safari));
  expect(told()).toEqual([]);
});
