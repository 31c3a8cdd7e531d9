import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUnsaved } from '#web/platform/ui/base/unsaved.ts';
import { closePanel, openProfile, panel, reopenProfile } from './panel.ts';

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

test('an unsaved form of the panel is asked first, and stays until it agrees; one of the page is not', () => {
  openProfile('a');
  let agree = () => {};
  const onPage = vi.fn();
  const close = [
    holdUnsaved({ isDirty: () => true, ask: onPage }),
    holdUnsaved({
      inPanel: true,
      isDirty: () => true,
      ask: (goOn) => {
        agree = goOn;
      },
    }),
  ];
  openProfile('b');
  expect(panel()).toEqual({ employeeId: 'a' });
  agree();
  expect(panel()).toEqual({ employeeId: 'b' });
  close[1]?.();
  openProfile('c');
  expect(panel()).toEqual({ employeeId: 'c' });
  expect(onPage).not.toHaveBeenCalled();
  close[0]?.();
});
