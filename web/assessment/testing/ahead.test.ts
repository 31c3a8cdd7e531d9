import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const visit = { questionaryId: 'q', employeeId: 'e' };
const fetched = vi.fn((address: string) =>
  Promise.resolve(
    answer(address.includes('/competence') ? { about: 'e' } : { assignmentList: [visit] }),
  ),
);
const answer = (data: object) => Response.json({ code: 0, message: '', data });
const page = { location: new URL('https://360.example/testing'), visitAsked: undefined as unknown };
const asked = () => fetched.mock.calls.map(([address]) => address.replace(/\?.*/, ''));

beforeEach(() => {
  fetched.mockClear();
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', { getItem: () => 'token' });
  page.visitAsked = undefined;
});
afterEach(() => void vi.unstubAllGlobals());
const open = () => import('./ahead.ts');

test('the link’s one person is asked about before the page asks, and each answer is taken once', async () => {
  const { askAhead, takeVisit, takeData } = await open();
  askAhead();
  expect((await takeVisit('token'))?.data).toEqual({ assignmentList: [visit] });
  await vi.waitFor(() => expect(asked()).toEqual(['/api/questionary/start', '/api/competence']));
  expect((await takeData(visit))?.data).toEqual({ about: 'e' });
  expect([takeVisit('token'), takeData(visit)]).toEqual([undefined, undefined]);
});

test('what first.js has asked for is not asked again', async () => {
  page.visitAsked = Promise.resolve(answer({ assignmentList: [visit, visit] }));
  const { askAhead, takeVisit } = await open();
  askAhead();
  expect((await takeVisit('token'))?.data).toEqual({ assignmentList: [visit, visit] });
  expect(asked()).toEqual([]);
});

test('what first.js could not get is asked for again', async () => {
  page.visitAsked = Promise.reject(new TypeError('Failed to fetch'));
  const { askAhead, takeVisit } = await open();
  askAhead();
  await takeVisit('token');
  expect(asked()[0]).toBe('/api/questionary/start');
});

test('the answer for one link is not given to another', async () => {
  const { askAhead, takeVisit } = await open();
  askAhead();
  expect(takeVisit('another')).toBeUndefined();
});
