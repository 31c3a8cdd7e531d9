// The quick check while working: types, lint, unused code, and tests without database or browser. With
// --changed only those of what was changed since the last commit, and the tests of what imports it.
import { existsSync } from 'node:fs';
import { changedFiles } from './changed-files.js';
import { checks, checksOf, runQuietly, runTests } from './run-steps.js';

const files = process.argv.includes('--changed') ? changedFiles() : undefined;
const checked = await Promise.all((files ? checksOf(files) : checks).map(runQuietly));
const { failed } = await runTests('unit', ['unit', 'dom'], {
  related: files?.filter((file) => existsSync(file)),
});
if (failed > 0 || checked.some(({ ok }) => !ok)) process.exitCode = 1;
