import { expect, test, vi } from 'vitest';
import { hasUnsaved, holdUnsaved, leaveUnsaved } from './unsaved.ts';

const form = (isDirty: boolean) => ({
  isDirty: () => isDirty,
  ask: vi.fn<(goOn: () => void) => void>(),
});

test('nothing changed: goes on at once', () => {
  const clean = form(false);
  const close = holdUnsaved(clean);
  const goOn = vi.fn();
  leaveUnsaved(goOn);
  expect([goOn.mock.calls.length, clean.ask.mock.calls.length, hasUnsaved()]).toEqual([
    1,
    0,
    false,
  ]);
  close();
});

test('every changed form is asked, the topmost first, and none that is closed', () => {
  const below = form(true);
  const closed = form(true);
  const top = form(true);
  const close = [below, closed, top].map(holdUnsaved);
  close[1]?.();
  const goOn = vi.fn();
  leaveUnsaved(goOn);
  expect([top.ask.mock.calls.length, below.ask.mock.calls.length]).toEqual([1, 0]);
  top.ask.mock.calls[0]?.[0]();
  expect(goOn).not.toHaveBeenCalled();
  below.ask.mock.calls[0]?.[0]();
  expect(goOn).toHaveBeenCalledOnce();
  expect(closed.ask).not.toHaveBeenCalled();
  close[0]?.();
  close[2]?.();
  expect(hasUnsaved()).toBe(false);
});
