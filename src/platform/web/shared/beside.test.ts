import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { sourcesOf } from '#test/sources.ts';
import {
  beside,
  closeAllBeside,
  closeBeside,
  openBeside,
  openProfile,
  reopenProfile,
} from './beside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closeAllBeside();
  vi.useRealTimers();
});

test('opens one profile after another, and closes', () => {
  openProfile('a');
  expect(beside().profile).toEqual({ employeeId: 'a' });
  openProfile('b');
  expect(beside().profile).toEqual({ employeeId: 'b' });
  closeAllBeside();
  expect(beside().profile).toBeUndefined();
});

test('from the header an open panel is away for 200 ms', () => {
  reopenProfile('own');
  vi.advanceTimersByTime(0);
  expect(beside().profile).toEqual({ employeeId: 'own' });
  reopenProfile('own');
  expect(beside().profile).toBeUndefined();
  vi.advanceTimersByTime(199);
  expect(beside().profile).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(beside().profile).toEqual({ employeeId: 'own' });
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
  expect(beside().profile).toEqual({ employeeId: 'a' });
  agree();
  expect(beside().profile).toEqual({ employeeId: 'b' });
  close[1]?.();
  openProfile('c');
  expect(beside().profile).toEqual({ employeeId: 'c' });
  expect(onPage).not.toHaveBeenCalled();
  close[0]?.();
});

test('two things lie over the page at once, and each closes alone', () => {
  openProfile('a');
  openBeside('library', {});
  closeBeside('library');
  expect(beside()).toEqual({ profile: { employeeId: 'a' } });
});

const sourcesWith = (word: RegExp) =>
  sourcesOf(['web'])
    .filter(({ text }) => word.test(text))
    .map(({ path }) => path);

test('nothing else keeps what lies over the page, and only LeaveDialog asks before a form is left', () => {
  const opened = sourcesWith(/createStore\b/).filter(
    (path) => !/^src\/(platform\/web\/(ui|device)|core\/account\/web\/session)\//.test(path),
  );
  expect(opened.sort()).toEqual([
    'src/app/web/menu/folds.ts',
    'src/core/answering/web/draft/draft-keeper.ts',
    'src/core/notification/web/unread.ts',
    'src/platform/web/shared/beside.ts',
  ]);
  expect(sourcesWith(/holdUnsaved\(/).sort()).toEqual([
    'src/platform/web/ui/base/unsaved.ts',
    'src/platform/web/ui/cover/leave-dialog.tsx',
  ]);
});
