import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/api/call.ts';
import type { Said } from '#platform/web/api/stream.ts';
import { followEvents } from './follow-events.ts';

/** A stream that the test writes. It breaks when the window leaves it. */
function stream(signal: AbortSignal) {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      control = given;
    },
  });
  signal.addEventListener('abort', () => control?.error(signal.reason));
  const say = (text: string) => control?.enqueue(new TextEncoder().encode(text));
  return { response: new Response(body), say, end: () => control?.close() };
}

let opened: ReturnType<typeof stream>[];
let heard: Said[];
let hidden = false;
const ask = vi.fn(async () => {});
let refusal: ApiError | undefined;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [opened, heard, hidden, refusal] = [[], [], false, undefined];
  ask.mockClear();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
function show(inView: boolean): void {
  hidden = !inView;
  document.dispatchEvent(new Event('visibilitychange'));
}
async function follow() {
  stop = followEvents({
    open: async (signal) => {
      if (refusal) throw refusal;
      const next = stream(signal);
      opened.push(next);
      return next.response;
    },
    hear: (said) => heard.push(said),
    ask,
  });
  await pass(0);
}

test('hears events and heartbeats, however they are cut', async () => {
  await follow();
  opened[0]?.say('event: notification\nda');
  opened[0]?.say('ta: {"unreadCount":3}\n\n:\n');
  opened[0]?.say('\n');
  await pass(0);
  expect(heard).toEqual([{ event: 'notification', data: '{"unreadCount":3}' }, {}]);
});

test('asks every half a minute where a proxy holds the stream back, and tries again later', async () => {
  await follow();
  await pass(6);
  expect([opened.length, ask.mock.calls.length]).toEqual([1, 1]);
  await pass(60);
  expect([opened.length, ask.mock.calls.length]).toEqual([1, 3]);
  await pass(240);
  expect([opened.length, ask.mock.calls.length]).toEqual([2, 10]);
  opened[1]?.say(':\n\n');
  await pass(30);
  expect([opened.length, ask.mock.calls.length]).toEqual([2, 10]);
});

test('asks where the server has no stream left', async () => {
  await follow();
  opened[0]?.say('event: notification\ndata: {}\n\nevent: full\ndata: {}\n\n');
  opened[0]?.end();
  await pass(60);
  expect([heard.length, opened.length, ask.mock.calls.length]).toEqual([1, 1, 3]);
});

test('opens another after one that fell silent, or that ended', async () => {
  await follow();
  opened[0]?.say(':\n\n');
  await pass(39);
  expect(opened).toHaveLength(1);
  await pass(3);
  expect(opened).toHaveLength(2);
  opened[1]?.say(':\n\n');
  opened[1]?.end();
  await pass(2);
  expect(opened).toHaveLength(3);
  expect(ask).not.toHaveBeenCalled();
});

test('whoever has left while the window was out of sight opens none', async () => {
  hidden = true;
  await follow();
  stop();
  await pass(60);
  expect(opened).toEqual([]);
});

test('waits ever longer for a server that is away', async () => {
  refusal = new ApiError(0);
  const tries = vi.fn();
  stop = followEvents({
    open: async () => {
      tries();
      throw new ApiError(0);
    },
    hear: () => {},
    ask,
  });
  await pass(1);
  expect(tries).toHaveBeenCalledTimes(1);
  await pass(1 + 4);
  expect(tries).toHaveBeenCalledTimes(3);
  await pass(600);
  expect(tries.mock.calls.length).toBeLessThan(30);
});

test('gives its stream up out of sight, and opens one when in view again', async () => {
  await follow();
  opened[0]?.say(':\n\n');
  show(false);
  await pass(29);
  opened[0]?.say('event: notification\ndata: {}\n\n');
  await pass(0);
  expect(heard).toHaveLength(2);
  await pass(600);
  expect(opened).toHaveLength(1);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  await pass(0);
  expect(opened).toHaveLength(2);
});

test('keeps it when it is back in time', async () => {
  await follow();
  opened[0]?.say(':\n\n');
  show(false);
  await pass(20);
  show(true);
  await pass(15);
  opened[0]?.say(':\n\n');
  await pass(0);
  expect([opened.length, heard.length]).toEqual([1, 2]);
});

test('does not insist where it is refused', async () => {
  refusal = new ApiError(409);
  await follow();
  refusal = undefined;
  await pass(600);
  expect(opened).toHaveLength(0);
  show(false);
  show(true);
  await pass(0);
  expect(opened).toHaveLength(1);
});

test('ends with the layout', async () => {
  await follow();
  stop();
  await pass(600);
  expect(opened).toHaveLength(1);
});
