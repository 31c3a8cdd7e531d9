import { expect, test } from 'vitest';
import { closeAll, type Opened } from './close-all.ts';

const never = () => new Promise<void>(() => {});
const unhurried = new AbortController().signal;

function opened(...named: [name: string, close: () => unknown, mustEnd?: true][]) {
  const closed: string[] = [];
  const list = named.map(
    ([name, close, mustEnd]): Opened => ({
      name,
      close: async () => {
        await close();
        closed.push(name);
      },
      ...(mustEnd && { mustEnd }),
    }),
  );
  return { list, closed };
}

test('the newest is closed first, and what opens meanwhile is closed too', async () => {
  const { list, closed } = opened(
    ['the database', () => {}],
    ['the jobs', () => list.push({ name: 'late', close: () => closed.push('late') })],
  );
  await closeAll(list, unhurried, () => {});
  expect(closed).toEqual(['the jobs', 'late', 'the database']);
});

test('what fails or takes too long is reported and left', async () => {
  const { list, closed } = opened(
    ['the database', () => {}],
    ['the jobs', never],
    ['the mail', () => Promise.reject(new Error('no line'))],
  );
  const lines: string[] = [];
  await closeAll(list, unhurried, (line) => lines.push(line), 20);
  expect(closed).toEqual(['the database']);
  expect(lines).toEqual([
    'While closing the mail: Error: no line',
    'Closing the jobs takes too long: it is cut off.',
  ]);
});

test('in a hurry only what must end is waited for', async () => {
  const { list, closed } = opened(
    ['the database', () => new Promise((resolve) => setTimeout(resolve, 30)), true],
    ['the jobs', never],
    ['the web server', never],
  );
  const hurry = new AbortController();
  const closing = closeAll(list, hurry.signal, () => {}, 60_000);
  hurry.abort();
  await closing;
  expect(closed).toEqual(['the database']);
});
