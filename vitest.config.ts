import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', pool: 'forks' } as const;
const skipped = ['**/node_modules/**', 'dist/**', 'data/**', '.cache/**'];

/** Tests that start real programs and take seconds: only the whole run has the patience. */
const starts = ['server/db/embedded/*.test.ts', 'scripts/*.start.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
          exclude: [...skipped, ...starts, '**/*.http.test.ts', '**/*.dom.test.{ts,tsx}'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/**/*.dom.test.{ts,tsx}'],
          exclude: skipped,
          setupFiles: ['test/leave-screen.ts'],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'http',
          include: ['**/*.http.test.ts'],
          exclude: skipped,
          globalSetup: ['test/start-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'starts',
          include: starts,
          exclude: skipped,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'walks',
          include: ['e2e/**/*.walk.ts'],
          exclude: skipped,
          globalSetup: ['e2e/start-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As patient as the walker waits for what it presses.
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
          // The tours only look, two at a time.
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
