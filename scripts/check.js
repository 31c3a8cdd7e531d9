// The quick check while working: types, lint, unused code, and tests without database or browser.
import { checks, runQuietly, runTests } from './run-steps.js';

const checked = await Promise.all(checks.map(runQuietly));
const { failed } = await runTests('unit', ['unit', 'dom']);
if (failed > 0 || checked.some(({ ok }) => !ok)) process.exitCode = 1;
