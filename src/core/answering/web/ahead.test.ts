import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const visit = { questionaryId: 'q', employeeId: 'e' };
const asksOne = { assignmentList: [visit], testing: visit };
const fetched = vi.fn((_address: string) => Promise.resolve(answer(asksOne)));
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
  page.location = new URL('https://360.example/testing');
});
afterEach(() => void vi.unstubAllGlobals());
const open = () => import('./ahead.ts');

test('the questions about the link’s one person come with it, and each answer is taken once', async () => {
  const { askAhead, takeVisit, takeData } = await open();
  askAhead();
  expect((await takeVisit('token'))?.data).toEqual(asksOne);
  expect((await takeData(visit))?.data).toEqual(visit);
  expect(asked()).toEqual(['/api/questionary/start']);
  expect([takeVisit('token'), await takeData(visit)]).toEqual([undefined, undefined]);
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

test.each(['/testing/raters?cycleId=c', '/testing/again'])(
  'a link to %s asks for nobody ahead',
  async (path) => {
    page.location = new URL(path, 'https://360.example');
    const { askAhead, takeVisit } = await open();
    askAhead();
    expect([takeVisit('token'), ...asked()]).toEqual([undefined]);
  },
);

test('the answer for one link is not given to another', async () => {
  const { askAhead, takeVisit } = await open();
  askAhead();
  expect(takeVisit('another')).toBeUndefined();
});

test('nor are questions about one person for those about another', async () => {
  const { askAhead, takeData } = await open();
  askAhead();
  expect(await takeData({ ...visit, employeeId: 'another' })).toBeUndefined();
});
