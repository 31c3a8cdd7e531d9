import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLines, countsOf, failureLines } from './run-steps.js';

const file = (status, ...results) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('tests are summed over files, and a file that could not be loaded is a failure', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed'),
    file('failed'),
  ];
  expect(countsOf({ testResults })).toEqual({ passed: 3, failed: 2 });
});

test('the closing lines are found, coloured or not', () => {
  const coloured = '\u001b[2m      Tests \u001b[22m \u001b[32m14 passed\u001b[39m (14)';
  expect(closingLines(` ✓ a test\n${coloured}\n   Duration  57.38s`)).toEqual([
    coloured,
    '   Duration  57.38s',
  ]);
});

test('what failed is named at the end, with the beginning of what it said', () => {
  const failed = { status: 'failed', fullName: 'a list is sorted' };
  const testResults = [
    { ...file('passed', 'passed'), name: resolve('a.test.ts') },
    {
      status: 'failed',
      name: resolve('b.test.ts'),
      assertionResults: [
        { ...failed, failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
      ],
    },
    { status: 'failed', name: resolve('c.test.ts'), message: 'no such file', assertionResults: [] },
  ];
  expect(failureLines({ testResults })).toEqual([
    'FAILED  b.test.ts > a list is sorted',
    '        expected 1 to be 2',
    'FAILED  c.test.ts',
    '        no such file',
  ]);
});
