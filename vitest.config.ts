import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long tests of what hasn't changed since all was green (scripts/left-out.js): `npm test` names them. */
const leftOut = process.env.TEST_LEFT_OUT?.split(' ') ?? [];
const skipped = ['**/node_modules/**', 'dist/**', 'data/**', '.cache/**', ...leftOut];
/** Tests that start real programs and take seconds: only the whole run has the patience. */
const starts = [
  'src/platform/server/db/embedded/*.test.ts',
  '{deploy,scripts,src}/**/*.start.test.ts',
];

/** How many programs each core has to do at the start: all that happens takes as much longer. */
const busy = Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
/** The database of the tests has sixty connections, of which a file of theirs takes up to a dozen. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));
/** Only what hangs reaches it: no test takes more than ten seconds. */
const limit = 60_000 * busy;
const limits = { testTimeout: limit, hookTimeout: limit, teardownTimeout: limit };
/** Of what starts real programs. A step of a walk that hangs is told after half a minute. */
const limitsOfPrograms = { ...limits, testTimeout: 2 * limit, hookTimeout: 2 * limit };
/** `npm test` walks what people do all day; single rooms, sizes and languages are walked by `npm run test:long`. */
const onlyLong = process.env.TEST_LONG
  ? []
  : [
      'e2e/accessible-{phone,tablet}-en.walk.ts',
      'e2e/{anonymity,archive,audit,beyond-axe,by-keyboard,consent,covered,cycle,everyday}.walk.ts',
      'e2e/{cycle-presses,directory,factor,from-file,imitated-browsers,import,journal,long-words,many,notifications}.walk.ts',
      'e2e/{older-browser,other-engines,participants,passkey,plain-http,plan,profile,repair,roles}.walk.ts',
      'e2e/{security,session,source,sso,structure,templates,toasts,translated-elsewhere}.walk.ts',
      'e2e/{ui-kit,undelivered,users}.walk.ts',
      'deploy/{cluster/failover,point-in-time/restore,upgrade,way-back}.start.test.ts',
      'scripts/cycle-kills.start.test.ts',
      'scripts/pictures/fresh.test.ts',
      'src/app/operator/server/move/*.http.test.ts',
      'src/core/sso/server/entry/lemonldap.start.test.ts',
      'src/platform/server/db/embedded/embedded.test.ts',
    ];
/** Hashes cost little in HTTP tests. */
const quickHashes = fileURLToPath(new URL('test/fake/quick-argon2.ts', import.meta.url));
const shared = {
  ...limits,
  environment: 'node',
  pool: 'forks',
  exclude: skipped,
  expect: { poll: { timeout: limit / 2 } },
  maxWorkers,
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
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // What is transformed once is kept by its content. Where every run has a fresh clone, that only costs.
    experimental: { fsModuleCache: !process.env.CI },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          include: ['**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
          exclude: [
            ...skipped,
            ...onlyLong,
            ...starts,
            '**/*.http.test.ts',
            '**/*.dom.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['{src,test}/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['test/screen/leave-screen.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'http',
          isolate: false,
          include: ['**/*.http.test.ts'],
          exclude: [...skipped, ...onlyLong],
          alias: { '@node-rs/argon2': quickHashes },
          globalSetup: ['test/start/start-database.ts'],
          setupFiles: ['test/database/raw-rows/hold.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...limitsOfPrograms,
          name: 'starts',
          include: starts,
          exclude: [...skipped, ...onlyLong],
        },
      },
      {
        test: {
          ...shared,
          ...limitsOfPrograms,
          name: 'walks',
          isolate: false,
          include: ['e2e/**/*.walk.ts'],
          maxWorkers: 2,
          exclude: [...skipped, ...onlyLong],
          globalSetup: ['e2e/lane/lanes.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
