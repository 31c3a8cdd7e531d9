import { expect, test } from 'vitest';
import { createBreaker, MailAway } from './breaker.ts';

const gone = new Error('Timeout');
const refused = new Error('550 unknown');

/** A mail server by a clock of its own. `send` says what became of a letter. */
function mail() {
  let at = 0;
  const asked: number[] = [];
  const { run, isOpen } = createBreaker(() => at);
  const send = async (outcome: 'sent' | Error) => {
    const work = async () => {
      asked.push(at);
      if (outcome instanceof Error) throw outcome;
      return 'sent';
    };
    return run(work, (error) => error === refused).catch((error: Error) =>
      error instanceof MailAway ? `wait ${error.seconds}` : error.message,
    );
  };
  return { run, send, isOpen, asked, pass: (ms: number) => (at += ms) };
}

test('after three failures in a row the server is asked once a minute', async () => {
  const { send, isOpen, asked, pass } = mail();
  for (const _ of [1, 2]) expect(await send(gone)).toBe('Timeout');
  expect(isOpen()).toBe(false);
  expect(await send(gone)).toBe('Timeout');
  expect(isOpen()).toBe(true);
  pass(1000);
  expect(await send('sent')).toBe('wait 59');
  pass(59_000);
  expect(isOpen()).toBe(false);
  expect(await send(gone)).toBe('Timeout');
  expect(await send('sent')).toBe('wait 60');
  pass(60_000);
  expect(await send('sent')).toBe('sent');
  expect(await send('sent')).toBe('sent');
  expect(asked).toHaveLength(6);
});

test('a failure between others that go through is none of the server', async () => {
  const { send, isOpen } = mail();
  for (const outcome of [gone, gone, 'sent', gone, gone] as const) await send(outcome);
  expect(isOpen()).toBe(false);
});

test('a refused recipient says that the server is there', async () => {
  const { send, isOpen } = mail();
  for (const outcome of [gone, gone, refused, gone, gone]) await send(outcome);
  expect(isOpen()).toBe(false);
  for (const _ of [1, 2, 3, 4]) await send(refused);
  expect(isOpen()).toBe(false);
});

test('while one asks whether it is back, the others wait', async () => {
  const { run, send, pass } = mail();
  for (const _ of [1, 2, 3]) await send(gone);
  pass(60_000);
  let come = () => {};
  const asking = run(
    () => new Promise<void>((resolve) => (come = resolve)),
    () => false,
  );
  expect(await send('sent')).toBe('wait 60');
  come();
  await asking;
  expect(await send('sent')).toBe('sent');
});

/** As graphile-worker waits after so many tries, in ms. */
const pauseAfter = (tries: number) => Math.exp(Math.min(tries, 10)) * 1000;

test('a server that takes one letter a minute and refuses the rest gets all, and none is given up', async () => {
  const { run, isOpen, pass } = mail();
  const letters = Array.from({ length: 300 }, () => ({ tries: 0, due: 0, isSent: false }));
  let [at, taken] = [0, -60_000];
  const offer = async () => {
    if (at - taken < 60_000) throw new Error('421 too many messages');
    taken = at;
  };
  for (; letters.some(({ isSent }) => !isSent); at += 1000, pass(1000)) {
    if (isOpen()) continue;
    const due = letters.filter((one) => !one.isSent && one.due <= at).slice(0, 4);
    const send = (one: (typeof due)[number]) =>
      run(offer, () => false).then(
        () => (one.isSent = true),
        (error) => {
          if (error instanceof MailAway) return;
          one.tries += 1;
          one.due = at + pauseAfter(one.tries);
        },
      );
    await Promise.all(due.map(send));
  }
  expect(Math.max(...letters.map(({ tries }) => tries))).toBeLessThan(11);
  // A letter a minute: it is never left alone for longer.
  expect(at).toBeLessThan(letters.length * 62_000);
});
