import { expect, it } from 'vitest';
import type { Timer } from '#platform/web/ui/base/timer.ts';
import { answerOfKey, createAutoAdvance, keyAlone } from './auto-advance.ts';

function clock() {
  const due = new Map<() => void, number>();
  const timer: Timer = (run, milliseconds) => {
    due.set(run, milliseconds);
    return () => due.delete(run);
  };
  function ring() {
    const now = [...due.keys()];
    due.clear();
    for (const run of now) run();
  }
  return { timer, due, ring };
}

it.each([
  ['key', 200],
  ['doubleClick', 200],
  ['tap', 350],
] as const)('by a %s goes on after %i ms, once, for the last choice only', (by, delay) => {
  const { timer, due, ring } = clock();
  const advance = createAutoAdvance(timer, () => {});
  const went: string[] = [];
  advance.start(() => went.push('first'), by);
  advance.start(() => went.push('second'), by);
  expect([...due.values()]).toEqual([delay]);
  ring();
  expect(went).toEqual(['second']);
});

it('stays when something else happened meanwhile', () => {
  const { timer, due } = clock();
  const advance = createAutoAdvance(timer, () => {});
  advance.start(() => expect.unreachable(), 'key');
  advance.stop();
  expect(due.size).toBe(0);
});

it('a question is new for a moment, and says so when that begins and ends', () => {
  const { timer, due, ring } = clock();
  const seen: boolean[] = [];
  const advance = createAutoAdvance(timer, (isNew) => seen.push(isNew));
  expect(advance.isNew()).toBe(false);
  advance.settle();
  expect([advance.isNew(), seen, [...due.values()]]).toEqual([true, [true], [300]]);
  ring();
  expect([advance.isNew(), seen]).toEqual([false, [true, false]]);
});

const plain = {
  key: '3',
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isTyping: false,
};
it.each([
  ['a digit', {}, '3'],
  ['a key with a name', { key: 'Backspace' }, 'Backspace'],
  ['a held key', { repeat: true }, null],
  ['with Ctrl', { ctrlKey: true }, null],
  ['with Alt', { altKey: true }, null],
  ['with Cmd', { metaKey: true }, null],
  ['in a text field', { isTyping: true }, null],
])('understands keys: %s', (_, changed, key) => {
  expect(keyAlone({ ...plain, ...changed })).toBe(key);
});

it.each([
  ['0', 0],
  ['5', 5],
  ['6', null],
  ['F5', null],
])('key %s stands for the answer %s', (key, answer) => {
  expect(answerOfKey(key)).toBe(answer);
});
