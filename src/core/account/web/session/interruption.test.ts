import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/api/call.ts';
import { holdUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { dropSession, heldSession, holdSession, onSessionGone } from './held.ts';
import { interrupt, interruption, mendRefusal } from './interruption.ts';
import { keepSession, type Session } from './session.ts';

const gone = vi.fn();
const ended = new ApiError(401, { code: 3 });
let close = () => {};
const type = (isDirty = true) => {
  close = holdUnsaved({ isDirty: () => isDirty, ask: () => {} });
};

beforeEach(() => {
  onSessionGone(gone);
  keepSession({} as Session);
  holdSession('dead');
});
afterEach(() => {
  close();
  interruption.get()?.settle(false);
  gone.mockReset();
});

test('a dead session sends the window away when nothing would be lost', async () => {
  type(false);
  expect(await mendRefusal(ended, 'dead', 'saveThing')).toBe(false);
  expect(gone).toHaveBeenCalledExactlyOnceWith('ended', undefined);
});

test('over something typed it is asked once for all refused calls, and all go on', async () => {
  type();
  const both = Promise.all([
    mendRefusal(ended, 'dead', 'saveThing'),
    mendRefusal(ended, 'dead', 'saveThing'),
  ]);
  expect(interruption.get()?.what).toBe('ended');
  expect(heldSession()).toBe('dead');
  interruption.get()?.settle(true);
  expect(await both).toEqual([true, true]);
  expect([interruption.get(), gone.mock.calls.length]).toEqual([undefined, 0]);
});

test('who does not sign in is asked again by the next call', async () => {
  type();
  const first = mendRefusal(ended, 'dead', 'saveThing');
  interruption.get()?.settle(false);
  expect(await first).toBe(false);
  void mendRefusal(ended, 'dead', 'saveThing');
  expect(interruption.get()?.what).toBe('ended');
});

test('a call of before the new sign-in goes on with it, without a question', async () => {
  type();
  holdSession('new');
  expect(await mendRefusal(ended, 'dead', 'saveThing')).toBe(true);
  expect(interruption.get()).toBeUndefined();
});

test('a call of before the signing out is given up without a word', async () => {
  type();
  dropSession('left');
  gone.mockReset();
  expect(await mendRefusal(ended, 'dead', 'saveThing')).toBe(false);
  expect([interruption.get(), gone.mock.calls.length]).toEqual([undefined, 0]);
});

test('another brand is asked about whether or not something was typed', async () => {
  const asked = mendRefusal(new ApiError(409, { code: 15 }), 'dead', 'saveThing');
  expect(interruption.get()?.what).toBe('moved');
  interruption.get()?.settle(true);
  expect(await asked).toBe(true);
});

test.each([
  new ApiError(409, { code: 7 }),
  new ApiError(403, { code: 5 }),
  new ApiError(401, { code: 4 }),
])('other refusals are the call’s own', async (error) => {
  type();
  expect(await mendRefusal(error, 'dead', 'saveThing')).toBe(false);
  expect([interruption.get(), gone.mock.calls.length]).toEqual([undefined, 0]);
});

test('one question at a time', () => {
  void interrupt({ what: 'moved' });
  void interrupt({ what: 'ended' });
  expect(interruption.get()?.what).toBe('moved');
});

test('what needs a proof is asked once, names the call, and gives way to what stops the window', async () => {
  type();
  const unproven = new ApiError(403, { code: 16 });
  const refused = [1, 2].map(() => mendRefusal(unproven, 'dead', 'updateUser'));
  expect(interruption.get()).toMatchObject({ what: 'unproven', call: 'updateUser' });
  const over = mendRefusal(ended, 'dead', 'prove');
  expect(await Promise.all(refused)).toEqual([false, false]);
  expect(interruption.get()?.what).toBe('ended');
  interruption.get()?.settle(true);
  expect(await over).toBe(true);
});
