import { expect, test } from 'vitest';
import { countsOf } from './run-steps.js';

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
