import { expect, it } from 'vitest';
import type { Timer } from '#web/platform/ui/base/timer.ts';
import { answerOfKey, createAutoAdvance } from './auto-advance.ts';

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
  ['press', 200],
  ['tap', 350],
] as const)('by a %s goes on after %i ms, once, for the last choice only', (by, delay) => {
  const { timer, due, ring } = clock();
  const advance = createAutoAdvance(timer);
  const went: string[] = [];
  advance.start(() => went.push('first'), by);
  advance.start(() => went.push('second'), by);
  expect([...due.values()]).toEqual([delay]);
  ring();
  expect(went).toEqual(['second']);
});

it('stays when something else happened meanwhile', () => {
  const { timer, due } = clock();
  const advance = createAutoAdvance(timer);
  advance.start(() => expect.unreachable(), 'press');
  advance.stop();
  expect(due.size).toBe(0);
});

it('after a tap the question is new for a moment, as the second tap of two comes late', () => {
  const { timer, due, ring } = clock();
  const advance = createAutoAdvance(timer);
  advance.start(() => {}, 'tap');
  expect(advance.isNew()).toBe(false);
  ring();
  expect([advance.isNew(), [...due.values()]]).toEqual([true, [300]]);
  ring();
  expect(advance.isNew()).toBe(false);
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
  ['a digit', {}, 3],
  ['0 is an answer', { key: '0' }, 0],
  ['6 is none', { key: '6' }, null],
  ['a word of a key', { key: 'F5' }, null],
  ['a held key', { repeat: true }, null],
  ['with Ctrl', { ctrlKey: true }, null],
  ['with Alt', { altKey: true }, null],
  ['with Cmd', { metaKey: true }, null],
  ['in a text field', { isTyping: true }, null],
])('understands keys: %s', (_, changed, answer) => {
  expect(answerOfKey({ ...plain, ...changed })).toBe(answer);
});
