import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const skipped = ['**/node_modules/**', 'dist/**', 'data/**', '.cache/**'];
/** Tests that start real programs and take seconds: only the whole run has the patience. */
const starts = ['server/platform/db/embedded/*.test.ts', 'scripts/*.start.test.ts'];

/**
 * Only what hangs ever reaches a limit: no test waits for one, and a busy machine is ten times as
 * slow as an idle one. What is waited for within a test has a tenth of it.
 */
const patience = 300_000;
const shared = {
  environment: 'node',
  pool: 'forks',
  exclude: skipped,
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: patience / 10 } },
  maxWorkers: 2,
} as const;

/** Small files that take long begin first, so that neither worker ends long before the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(fuzz|accessible)-/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
          exclude: [...skipped, ...starts, '**/*.http.test.ts', '**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['test/leave-screen.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'http',
          isolate: false,
          include: ['**/*.http.test.ts'],
          globalSetup: ['test/start-database.ts'],
        },
      },
      { test: { ...shared, name: 'starts', include: starts } },
      {
        test: {
          ...shared,
          name: 'walks',
          isolate: false,
          include: ['e2e/**/*.walk.ts'],
          globalSetup: ['e2e/lanes.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
