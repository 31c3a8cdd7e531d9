// HTTP tests on a database made hostile on purpose (test/database/hostile.ts).
import { runTests } from './run-steps.js';

/** Of each kind of work with the database some, for the long run. By itself `npm run test:hostile` takes all. */
const some = [
  'src/core/cycle/server/launch',
  'src/core/questionary/server',
  'src/core/answering/server',
  'src/core/account/server',
  'src/core/employee/server',
  'src/core/directory/server/position',
  'src/platform/server',
];

/** Resolves to the counts, as `runTests` does. */
export function runHostile({ isWhole }) {
  process.env.TEST_HOSTILE = '1';
  return runTests('hostile', ['http'], { only: isWhole ? [] : some }).finally(() => {
    delete process.env.TEST_HOSTILE;
  });
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runHostile({ isWhole: true });
  process.exitCode = failed === 0 ? 0 : 1;
}
