// The quick check while working: types, lint, unused code, and tests without database or browser. With
// --changed only the lint and the tests of what was changed since the last commit, and what imports it.
import { changedFiles } from './changed-files.js';
import { checks, checksOf, runQuietly, runTests } from './run-steps.js';

const files = process.argv.includes('--changed') ? changedFiles() : undefined;
const checked = await Promise.all((files ? checksOf(files) : checks).map(runQuietly));
const { failed } = await runTests('unit', ['unit', 'dom'], { related: files });
if (failed > 0 || checked.some(({ ok }) => !ok)) process.exitCode = 1;
