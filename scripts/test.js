// Runs everything: types, lint, unused code, sizes, all tests and browser walks. The last line sums it up.
// Of what only repeats itself (sizes and languages of every screen, random games, kills) it takes some of each
// kind, and of what finds seldom something only what changed since all was green; with --long all of it.
import { missingEngines } from './find-engines.js';
import { runHostile } from './hostile.js';
import { changedSince, cleanCommit, keepWholeRun, leftOut, readImports } from './left-out.js';
import { onLts, requireLts } from './newest-lts.js';
import { missingServers, provideServers } from './provide-servers.js';
import { checks, runQuietly, runTests } from './run-steps.js';

const isLong = process.argv.includes('--long');
const commit = cleanCommit();
if (isLong) {
  process.env.TEST_LONG = '1';
  await provideServers((line) => console.log(line));
}
const { DATABASE_URL, TEST_DATABASE_URL } = process.env;
if (DATABASE_URL && !TEST_DATABASE_URL)
  console.log('DATABASE_URL is left alone: a server for the tests is named by TEST_DATABASE_URL.');

// The build already exists and is looked at like the sources.
const ofBuild = [
  { name: 'size budgets', command: ['node', 'scripts/size.js'] },
  {
    name: 'oldest browsers',
    command: ['node', '--import', 'tsx', 'scripts/check-browsers.ts'],
  },
];
const without = isLong ? [] : leftOut(changedSince(), readImports());
process.env.TEST_LEFT_OUT = without.join(' ');
const [checked, tests] = await Promise.all([
  Promise.all([...checks, ...ofBuild].map(runQuietly)),
  runTests('all', ['unit', 'dom', 'http', 'starts']),
]);
const walks = await runTests('walks', ['walks']);
const onHostile = isLong ? await runHostile({ isWhole: false }) : { passed: 0, failed: 0 };
const onNewest = isLong ? await mainWalksOnLts() : { passed: 0, failed: 0 };

const failedChecks = checked.filter(({ ok }) => !ok).map(({ name }) => name);
console.log('\nTests');
console.log(tests.closing.join('\n'));
console.log('Browser walks');
console.log(walks.closing.join('\n'));
if (onHostile.closing) console.log(`On a hostile database\n${onHostile.closing.join('\n')}`);
if (onNewest.closing) console.log(`On ${onNewest.version}\n${onNewest.closing.join('\n')}`);
const engines = missingEngines();
const servers = isLong ? missingServers() : [];
if (engines.length > 0)
  console.log(`Left out: walks in ${engines.join(' and ')}, not installed here`);
if (servers.length > 0)
  console.log(`Left out: tests with ${servers.join(', ')}, not installed here`);
if (!isLong)
  console.log(
    'Some of each kind: other sizes and languages, games and kills run in npm run test:long',
  );
if (without.length > 0)
  console.log(
    `Left out: ${without.length} long files of tests, as nothing that they are about has changed since all was green (scripts/left-out.js)`,
  );
if (failedChecks.length > 0) console.log(`Failed beside the tests: ${failedChecks.join(', ')}`);
const failed =
  tests.failed + walks.failed + onHostile.failed + onNewest.failed + failedChecks.length;
console.log(
  `${tests.passed + walks.passed + onHostile.passed + onNewest.passed} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
const isWhole = isLong && engines.length + servers.length === 0;
if (isWhole && failed === 0 && commit && commit === cleanCommit()) {
  keepWholeRun(commit);
  console.log(
    'From now on npm test asks what changes after this commit: commit scripts/whole-run.json.',
  );
}

/** What people do all day, on the Node that the guide names first. */
async function mainWalksOnLts() {
  const version = await requireLts();
  const only = ['main-job', 'answering', 'reports', 'import'].map((name) => `e2e/${name}.walk.ts`);
  return { version, ...(await runTests('lts', ['walks'], { only, program: onLts })) };
}
