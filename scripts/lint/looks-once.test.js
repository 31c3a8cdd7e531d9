import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';
import { looksOnce } from './looks-once.js';

test.each([
  ['async () => { await press(); expect(screen.getByText("a")).toBeTruthy(); }', [1]],
  ['async () => { const [first] = dialog.getAllByRole("row"); }', [1]],
  ['const press = (name) => user.click(screen.getByText(name));', [1]],
  ['const press = (name) => fireEvent.click(within(box).getByText(name));', [1]],
  ['async () => { expect(await screen.findByText("a")).toBeTruthy(); }', []],
  ['async () => { await waitFor(() => expect(screen.getByText("a").title).toBe("b")); }', []],
  ['const button = (name) => screen.getByRole("button", { name });', []],
])('in %s a look once is at %j', (text, lines) => {
  expect(looksOnce('a.dom.test.tsx', text)).toEqual(lines);
});

/** Their clock stands still, so nothing comes later and nothing could be waited for. */
const stopped = /useFakeTimers\(\)/;

test('a test of a screen waits for what may come later', () => {
  const files = sourcesOf(['web'], { ending: /\.dom\.test\.tsx?$/, tests: true });
  expect(files.length).toBeGreaterThan(100);
  const moving = files.filter(({ text }) => !stopped.test(text));
  expect(
    moving.flatMap(({ path, text }) => looksOnce(path, text).map((n) => `${path}:${n}`)),
  ).toEqual([]);
});
