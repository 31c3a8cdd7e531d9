import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

const sources = sourcesOf(['server', 'web']);

/** What there is one way for (docs/recipes.md, "One way for each"), and where alone it may stand. */
test.each([
  [
    'SQL',
    /from 'drizzle-orm'|\bsql`/,
    // Queries, the rooms of the database, the queue's own call, and two files of expressions that queries share.
    /queries\.ts$|\/server\/tables\/|platform\/server\/(db|schema|keyring\/tables)\/|jobs\/add-job\.ts$|list\/orders\.ts$|company\/server\/address\.ts$/,
  ],
  [
    'a transaction',
    /['"`]begin['"`]/,
    /^src\/(platform\/server\/db|app\/operator|addon\/backup)\//, // Operators' commands have a connection of their own.
  ],
  [
    'a list in SQL',
    /select (\w+::uuid from )?jsonb?_array_elements_text\(\$\{JSON|= any\(\$\{JSON/,
    /^src\/platform\/server\/db\/listed\.ts$/,
  ],
  ['the queue’s tables', /\bgraphile_worker\b/, /^src\/platform\/server\/jobs\/queries\.ts$/],
  [
    'a connection to PostgreSQL',
    /\bnew pg\.(Client|Pool)\b|\bextends pg\.Client\b/,
    /^src\/platform\/server\/db\/(connection\/client|pool)\.ts$/,
  ],
  [
    'asking the server',
    /\bfetch\(/,
    // The search of the help asks for a file, without the program.
    /\/server\/|^src\/platform\/web\/api\/|answering\/web\/ahead\.ts$|watch\/count-page\.ts$|help\/web\/load-index\.ts$/,
  ],
  [
    'changing something',
    /\buseMutation\b/,
    // Two ask for all that was found, which is no change and no part of the screen's data.
    /^src\/platform\/web\/api\/|pending\/web\/chosen-bar\.tsx$|form\/use-subjects\.ts$/,
  ],
  [
    'what is kept on the device',
    /\b(local|session)Storage\b/,
    /^src\/platform\/web\/device\/storage\.ts$/,
  ],
  [
    'asking before a form is left',
    /\buseBlocker\b/,
    /^src\/platform\/web\/ui\/cover\/leave-dialog\.tsx$/,
  ],
  [
    'how a date is written',
    /\bDateTimeFormat\b|\btoLocale(Date|Time)?String\(/,
    // Screens go by src/platform/texts/spoken-day.ts. Letters write days out, the paper adds an offset; names of weekdays and zones are no dates.
    /server\/(shared\/long-date|paper\/format)\.ts$|values\/words\.ts$|link\/pace\.tsx$|zone-options\.ts$/,
  ],
  [
    'how a name is put together',
    /last_?name\}? (\$?\{(\w+\.)?first|\|\| ' ')|last_?name'\)* \|\| ' '|concat_ws\(' ',[^)]*last_?name/i,
    // All go by src/platform/contract/rules/names.ts and its twin for queries, tables/people.ts; beside it stand the columns that are searched.
    /^src\/(platform\/server\/db|core\/[a-z-]+\/server\/tables)\//,
  ],
  [
    'what browsers offer in a secure context only',
    /\brandomUUID\b|\bsubtle\b|\bPublicKeyCredential\b|\bnavigator\.(clipboard|serviceWorker|locks|storage|credentials|mediaDevices|wakeLock|share)\b|\bcaches\./,
    // Two go on where this room has said that they can. Servers have all of it.
    /\/server\/|^src\/platform\/web\/browser\/|factor\/web\/ceremony\.ts$|handover\/encrypt\.ts$/,
  ],
  ['the window that asks', /\bwindow\.(confirm|alert|prompt)\(/, /^$/],
])('%s stands where it belongs', (_, what, where) => {
  const found = sources.filter(({ text }) => what.test(withoutComments(text)));
  expect(found.map(({ path }) => path).filter((path) => !where.test(path))).toEqual([]);
  if (where.source !== '^$') expect(found.length).toBeGreaterThan(0);
});

test('tests know the queue’s tables by test/fake/queued-jobs.ts, but for those of the library itself', () => {
  const found = sourcesOf(['server', 'test', 'e2e', 'bench'], { tests: true })
    .filter(({ text }) => /\bgraphile_worker\./.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found.sort()).toEqual([
    'src/app/demo/server/fill-demo.http.test.ts', // who named the kinds of jobs
    'src/platform/server/jobs/clock-of-jobs.http.test.ts', // what its clock remembers
    'src/platform/server/jobs/queries.http.test.ts', // its version
    'src/platform/server/jobs/queries.ts',
    'src/platform/server/jobs/run-jobs.http.test.ts', // triggers that break what it notes
    'test/fake/queued-jobs.ts',
  ]);
});

test('tests ask over a pool of the product, as one of the library may break after it was ended', () => {
  const found = sourcesOf(['server', 'test', 'scripts', 'e2e', 'bench'], { tests: true })
    .filter(({ text }) => /\bnew pg\.Pool\b/.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found.sort()).toEqual([
    'src/platform/server/db/pool.ts',
    'test/start/start-database.ts', // its own listener
  ]);
});

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
