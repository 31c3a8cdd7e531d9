import { expect, test } from 'vitest';
import { brokenLimits, type MachineCounts, type MachineLimit } from './machine-limits.ts';

const quiet: MachineCounts = {
  present: 1000,
  left: 0,
  emails: 0,
  created: 0,
  changed: 0,
  listed: 1000,
};

test.each<[Partial<MachineCounts>, MachineLimit[]]>([
  [{}, []],
  [{ left: 30 }, []],
  [{ left: 31 }, ['left']],
  [{ present: 10, left: 5, listed: 10 }, []],
  [{ present: 10, left: 6, listed: 10 }, ['left']],
  [{ emails: 5 }, []],
  [{ emails: 6 }, ['emails']],
  [{ created: 100 }, []],
  [{ created: 101 }, ['created']],
  [{ present: 0, created: 20, listed: 0 }, []],
  [{ present: 0, created: 21, listed: 0 }, ['created']],
  [{ changed: 100 }, []],
  [{ changed: 101 }, ['changed']],
  [{ present: 10, changed: 21, listed: 10 }, ['changed']],
  [{ listed: 800 }, []],
  [{ listed: 799 }, ['listed']],
  [{ listed: null }, []],
  [{ left: 300, emails: 9, created: 500, listed: 10 }, ['left', 'emails', 'created', 'listed']],
])('%o breaks %o', (counts, broken) => {
  expect(brokenLimits({ ...quiet, ...counts }, { mayCreate: false })).toEqual(broken);
});

test('a confirmed first time may create any number, and nothing else', () => {
  const all = { ...quiet, created: 900, left: 100 };
  expect(brokenLimits(all, { mayCreate: true })).toEqual(['left']);
});
