import { expect, it, vi } from 'vitest';
import type { Timer } from './timer.ts';
import { createToastStore } from './toast-store.ts';

/** A timer that the test triggers by hand. */
function handTimer() {
  const waiting = new Set<{ run: () => void; milliseconds: number }>();
  const timer: Timer = (run, milliseconds) => {
    const entry = { run, milliseconds };
    waiting.add(entry);
    return () => void waiting.delete(entry);
  };
  function fire() {
    for (const entry of [...waiting]) {
      waiting.delete(entry);
      entry.run();
    }
  }
  return { timer, fire, waiting };
}

function start() {
  const hand = handTimer();
  const store = createToastStore(hand.timer);
  const messages = () => store.list().map(({ message }) => message);
  return { ...hand, store, messages };
}

it('puts the newest on top and lets each go after 5000 ms', () => {
  const { store, messages, waiting, fire } = start();
  store.success('saved');
  store.error('Error', 'in use');
  expect(messages()).toEqual(['in use', 'saved']);
  expect([...waiting].map(({ milliseconds }) => milliseconds)).toEqual([5000, 5000]);
  fire();
  expect(messages()).toEqual([]);
});

it('stacks equal messages that each take back something of their own', () => {
  const { store, messages } = start();
  const run = () => {};
  store.success('left out', { label: 'Take back', run });
  store.success('left out', { label: 'Take back', run });
  expect(messages()).toEqual(['left out', 'left out']);
});

it('keeps at most 20 and drops the oldest with its timer', () => {
  const { store, messages, waiting } = start();
  for (let number = 1; number <= 25; number++) store.success(`saved ${number}`);
  expect(messages()).toHaveLength(20);
  expect(messages()[0]).toBe('saved 25');
  expect(messages().at(-1)).toBe('saved 6');
  expect(waiting.size).toBe(20);
});

it('does not stack the same message, but gives it its time anew', () => {
  const { store, messages, waiting } = start();
  store.success('saved');
  const [first] = waiting;
  store.success('saved');
  expect(messages()).toEqual(['saved']);
  expect(waiting.size).toBe(1);
  expect([...waiting][0]).not.toBe(first);
  store.error('Error', 'saved');
  expect(messages()).toHaveLength(2);
});

it('closes by the id that showing answers, also of what is shown already', () => {
  const { store, messages } = start();
  const first = store.error('Error', 'in use');
  store.success('saved');
  expect(store.error('Error', 'in use')).toBe(first);
  store.close(first);
  expect(messages()).toEqual(['saved']);
});

it('loses nothing while paused and starts all again afterwards', () => {
  const { store, messages, waiting, fire } = start();
  store.success('saved');
  store.pause();
  store.success('sent');
  fire();
  expect(messages()).toEqual(['sent', 'saved']);
  store.resume();
  expect(waiting.size).toBe(2);
  fire();
  expect(messages()).toEqual([]);
});

it('closes the one it is told to and tells its listeners', () => {
  const { store, messages, waiting } = start();
  store.success('saved');
  store.success('sent');
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.close(store.list()[0]!.id);
  expect(messages()).toEqual(['saved']);
  expect(waiting.size).toBe(1);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  store.close(store.list()[0]!.id);
  expect(listener).toHaveBeenCalledOnce();
});

it('gives the same list while nothing changes, as React asks of a store', () => {
  const { store } = start();
  store.success('saved');
  expect(store.list()).toBe(store.list());
});
