// The quick check while working: types, lint, unused code, and tests without database or browser.
import { checks, runQuietly, runTests } from './run-steps.js';

const [types, lint, unused] = checks;
const quick = await Promise.all([runQuietly(types), runQuietly(lint)]);
const rest = await runQuietly(unused);
const { failed } = await runTests('unit', ['unit', 'dom']);
if (failed > 0 || !rest || quick.includes(false)) process.exitCode = 1;
