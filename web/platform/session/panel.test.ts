import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving, closePanel, openProfile, panel, reopenProfile } from './panel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closePanel();
  vi.useRealTimers();
});

test('opens one profile after another, and closes', () => {
  openProfile('a');
  expect(panel()).toEqual({ employeeId: 'a' });
  openProfile('b');
  expect(panel()).toEqual({ employeeId: 'b' });
  closePanel();
  expect(panel()).toBeUndefined();
});

test('from the header an open panel is away for 200 ms', () => {
  reopenProfile('own');
  vi.advanceTimersByTime(0);
  expect(panel()).toEqual({ employeeId: 'own' });
  reopenProfile('own');
  expect(panel()).toBeUndefined();
  vi.advanceTimersByTime(199);
  expect(panel()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(panel()).toEqual({ employeeId: 'own' });
});

test('an unsaved form is asked first, and stays until it agrees', () => {
  openProfile('a');
  let agree = () => {};
  const withdraw = askBeforeLeaving((goOn) => {
    agree = goOn;
  });
  openProfile('b');
  expect(panel()).toEqual({ employeeId: 'a' });
  agree();
  expect(panel()).toEqual({ employeeId: 'b' });
  withdraw();
  openProfile('c');
  expect(panel()).toEqual({ employeeId: 'c' });
});
