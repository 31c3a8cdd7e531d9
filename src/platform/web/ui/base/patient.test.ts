import { expect, test } from 'vitest';
import { patient } from './patient.ts';

/** A clock that the test turns. */
function clock() {
  let due: (() => void) | undefined;
  let wait = 0;
  const timer = (run: () => void, milliseconds: number) => {
    [due, wait] = [run, milliseconds];
    return () => {
      due = undefined;
    };
  };
  return { timer, ring: () => due?.(), isSet: () => due !== undefined, wait: () => wait };
}

test('what never comes is waited for 120 seconds', async () => {
  const { timer, ring, wait } = clock();
  const loading = patient(new Promise(() => {}), timer);
  expect(wait()).toBe(120_000);
  ring();
  await expect(loading).rejects.toThrow('in time');
});

test('what comes or fails does so at once, and nobody waits any longer', async () => {
  const { timer, isSet } = clock();
  expect(await patient(Promise.resolve('a part'), timer)).toBe('a part');
  await expect(patient(Promise.reject(new Error('gone')), timer)).rejects.toThrow('gone');
  expect(isSet()).toBe(false);
});
