// Tests that take long and find what changes seldom, and what rooms of their own are asked over HTTP or walked through.
// `npm run test:long` runs them all, and where all was green it writes down the commit. `npm test` runs one only where
// a file that it imports or is about has changed since, by more than comments.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import { foldersOf, pathOf } from './floors.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Parts of the house whose HTTP tests are such: each is about the folder that it lies in. */
const parts = [
  'src/addon/',
  'src/app/demo/',
  'src/app/operator/',
  'src/core/',
  'src/platform/server/jobs/',
];

/** Folders of tables, each of which a backup holds. */
const tables = readdirSync(`${root}src`, { recursive: true })
  .map((folder) => `src/${folder.replaceAll('\\', '/')}/`)
  .filter((folder) => folder.endsWith('/tables/'));

const migrations = 'src/platform/server/db/migrations/';

/** What the tests of a folder are about besides. */
const besides = {
  'src/addon/backup/server/': tables,
  'src/addon/scim/server/': ['src/core/account/server/', 'src/core/employee/server/'],
  'src/core/cycle/server/launch/': [
    'src/core/pending/server/',
    'src/core/questionary/server/work/',
  ],
  'src/core/factor/server/': ['src/core/account/server/'],
  'src/core/report/server/attacks/': [
    'src/core/follow-up/server/',
    'src/core/report/server/',
    'test/attacker-game/',
  ],
  'src/core/report/server/send/': ['src/core/mail/server/', 'src/core/report/server/'],
  'src/app/demo/server/': ['src/app/server/start/'],
  'src/app/operator/server/': ['src/addon/backup/server/', 'src/platform/server/jobs/'],
  'src/app/operator/server/keys/': ['src/addon/backup/server/', 'src/platform/server/keyring/'],
  'src/app/operator/server/upgrade/': [
    'src/addon/backup/server/',
    'src/app/operator/server/',
    migrations,
  ],
  'src/core/directory/server/file-import/': ['src/platform/server/table-file/'],
};

/** Of these parts, what `npm test` asks always: what people do all day, who signs in, and who sees what of whom. */
export const always = [
  'src/core/cycle/server/cycle.http.test.ts',
  'src/core/cycle/server/launch/launch.http.test.ts',
  'src/core/cycle/server/raters/raters.http.test.ts',
  'src/addon/heatmap/server/heatmap.http.test.ts',
  'src/core/plan/server/plan.http.test.ts',
  'src/addon/privacy/server/erase.http.test.ts',
  'src/core/questionary/server/form.http.test.ts',
  'src/core/questionary/server/list.http.test.ts',
  'src/core/questionary/server/policy.http.test.ts',
  'src/core/questionary/server/small-groups.http.test.ts',
  'src/core/questionary/server/work/in-work.http.test.ts',
  'src/core/report/server/attacks/one-voice.http.test.ts',
  'src/core/report/server/group.http.test.ts',
  'src/core/report/server/list.http.test.ts',
  'src/core/report/server/make-reports.http.test.ts',
  'src/core/report/server/sharing/sharing.http.test.ts',
  'src/core/report/server/pdf/pdf.http.test.ts',
  'src/core/report/server/policy.http.test.ts',
  'src/core/report/server/readers.http.test.ts',
  'src/addon/summary/server/summary.http.test.ts',
  'src/core/answering/server/anonymity.http.test.ts',
  'src/core/answering/server/decline.http.test.ts',
  'src/core/answering/server/link.http.test.ts',
  'src/core/answering/server/list.http.test.ts',
  'src/core/answering/server/submit.http.test.ts',
  'src/core/account/server/auth.http.test.ts',
  'src/core/account/server/limits.http.test.ts',
  'src/core/invitation/server/invitation.http.test.ts',
  'src/core/sso/server/sso.http.test.ts',
  'src/core/employee/server/employees.http.test.ts',
  'src/core/employee/server/import/import.http.test.ts',
  'src/core/sso/server/entry/sign-in.http.test.ts',
  'src/core/user/server/policy.http.test.ts',
  'src/core/user/server/users.http.test.ts',
];

/** By the front door every test reaches everything: of those only what they import themselves counts. */
const isByFrontDoor = (test) => /\.(http\.test|walk)\.ts$/.test(test);

const inParts = parts
  .flatMap((part) =>
    readdirSync(`${root}${part}`, { recursive: true }).map(
      (file) => `${part}${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => isByFrontDoor(file) && !always.includes(file));
const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);

/** The tests, and what else each is about: beginnings of paths to which no import leads. */
export const seldom = {
  ...Object.fromEntries(
    inParts.map((test) => {
      const own = folderOf(test);
      return [test, [own, ...(besides[own] ?? [])]];
    }),
  ),
  'deploy/release.start.test.ts': ['deploy/', 'package.json', 'scripts/'],
  'e2e/double-press.walk.ts': ['src/platform/web/ui/'],
  'e2e/first-day.walk.ts': ['src/core/cycle/', 'src/core/employee/', 'src/core/questionary/web/'],
  'e2e/first-screen.walk.ts': ['src/app/web/', 'src/core/account/web/', 'src/platform/web/'],
  'e2e/follow-up.walk.ts': ['src/core/follow-up/'],
  'e2e/still.walk.ts': [
    'src/app/web/',
    'src/core/answering/web/',
    'src/core/cycle/web/',
    'src/core/follow-up/web/',
    'src/core/pending/web/',
    'src/core/plan/web/',
    'src/core/questionary/web/',
    'src/core/report/web/',
    'src/platform/web/',
  ],
  'e2e/translated.walk.ts': ['src/core/answering/web/', 'src/platform/web/'],
  'scripts/interrupted.start.test.ts': [
    'src/app/demo/server/',
    'src/app/server/main.ts',
    'src/app/server/start/',
  ],
  'scripts/kills.start.test.ts': [
    'src/core/answer-sheet/server/',
    'src/core/mail/server/',
    'src/core/invitation/server/',
    'src/platform/server/jobs/',
    'src/platform/server/keyring/',
  ],
  'src/addon/heatmap/server/attack.test.ts': [],
  'src/addon/summary/server/attack.test.ts': [],
  'src/core/report/server/content/anonymity.test.ts': [],
  'src/core/report/server/content/twins.test.ts': [],
  'src/core/report/server/content/usefulness.test.ts': [],
  'scripts/measure-latin/lists.test.ts': ['src/platform/server/table-file/'],
  'scripts/keep-last-snapshot.test.js': [
    'drizzle.config.ts',
    'src/platform/server/db/columns.ts',
    migrations,
    ...tables,
  ],
  'scripts/product.start.test.ts': [
    'src/app/demo/server/',
    'src/app/server/main.ts',
    'src/platform/server/db/embedded/',
    'src/app/server/start/',
  ],
  'src/platform/server/db/connection/odd-database.http.test.ts': [
    'src/platform/server/db/',
    'src/platform/server/schema/',
  ],
  'src/platform/server/pdf/fonts.test.ts': ['src/platform/server/pdf/'],
  'src/platform/server/pdf/guide.test.ts': ['src/platform/server/pdf/'],
  'src/core/report/server/paper/comparison.test.ts': ['src/platform/server/pdf/'],
  'src/platform/server/pdf/render.test.ts': ['src/platform/server/pdf/', 'src/core/report/texts/'],
  'src/platform/server/worker/end-with-server.test.ts': ['src/platform/server/worker/'],
  'src/platform/server/worker/workers.test.ts': ['src/platform/server/worker/'],
  'src/platform/server/pdf/shapes.test.ts': ['src/platform/server/pdf/', 'src/core/report/texts/'],
  'src/platform/server/table-file/format/bombs.test.ts': [],
  'src/platform/server/table-file/format/read-xlsx.test.ts': [],
  'test/forgotten-field.test.ts': [
    'src/core/audit/',
    'src/core/employee/',
    'src/core/questionary/contract/',
    'tsconfig.json',
  ],
  'test/security/fuzz-first.http.test.ts': [...foldersOf('contract'), 'src/platform/server/http/'],
  'test/security/fuzz-second.http.test.ts': [...foldersOf('contract'), 'src/platform/server/http/'],
};

/** Leads to the whole product, and so says nothing of the test that imports it. */
const whole = [
  '#app/server/start/*',
  '#app/contract/all.ts',
  '#test/factories.ts',
  '#test/security/*',
  '#test/start/*',
];

/**
 * Every test may depend on these: beginnings of paths. Tables, their migrations and manifests of a subject aren't among
 * them: what they break elsewhere is told by the compiler, or by the tests that are always run.
 */
const everywhere = [
  'package-lock.json',
  'src/app/server/app.ts',
  'src/platform/server/context.ts',
  'src/platform/server/db/',
  'src/platform/server/happened.ts',
  'src/platform/server/http/',
  'src/platform/server/jobs/',
  'src/platform/server/schema/',
  'test/factories.ts',
  'test/start/',
];

/**
 * Those of `tests` that nothing in `changed` touches. `imports`: of each file, what it imports. Where either is
 * not known, none.
 */
export function leftOut(changed, imports, tests = seldom) {
  if (!changed || !imports) return [];
  const sources = changed.filter((file) => !/\.test\.[jt]sx?$/.test(file));
  const isUnder = (beginnings, file) => beginnings.some((one) => file.startsWith(one));
  if (sources.some((file) => isUnder(everywhere, file) && !file.startsWith(migrations))) return [];
  const isTouched = ([test, about]) => {
    const reached = reachedBy(test, imports);
    return (
      changed.some((file) => reached.has(file)) || sources.some((file) => isUnder(about, file))
    );
  };
  return Object.entries(tests)
    .filter((each) => !isTouched(each))
    .map(([test]) => test);
}

function reachedBy(test, imports) {
  return isByFrontDoor(test)
    ? new Set([test, ...(imports[test] ?? [])])
    : reachedFrom(test, imports);
}

function reachedFrom(file, imports, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of imports[file] ?? []) reachedFrom(imported, imports, reached);
  return reached;
}

/** The commit on which `npm run test:long` was last green. */
const wholeRun = 'scripts/whole-run.json';

export const keepWholeRun = (commit, folder = '.') =>
  writeFileSync(join(folder, wholeRun), `${JSON.stringify({ commit }, null, 2)}\n`);

/** The commit that the working tree is, undefined where anything differs from it or git doesn't know. */
export function cleanCommit(folder = '.') {
  try {
    const git = gitIn(folder);
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD').trim() : undefined;
  } catch {
    return undefined;
  }
}

/** What differs from the last whole run; undefined where git doesn't know. */
export function changedSince(folder = '.') {
  const git = gitIn(folder);
  const list = (...words) =>
    git(...words)
      .split('\0')
      .filter(Boolean);
  try {
    list('ls-files', '--error-unmatch', 'package.json');
    const { commit } = JSON.parse(readFileSync(join(folder, wholeRun), 'utf8'));
    /** Whether it says anything else to the machine than then. */
    const isOtherCode = (file) => {
      if (file === wholeRun) return false;
      if (!/\.[jt]sx?$/.test(file)) return true;
      try {
        const before = git('show', `${commit}:./${file}`);
        return codeOf(before, file) !== codeOf(readFileSync(join(folder, file), 'utf8'), file);
      } catch {
        return true;
      }
    };
    return [
      ...list('diff', '-z', '--name-only', '--no-renames', '--relative', commit),
      ...list('ls-files', '-z', '--others', '--exclude-standard'),
    ].filter(isOtherCode);
  } catch {
    return undefined;
  }
}

const gitIn =
  (folder) =>
  (...words) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });

/** Without comments, types and layout. */
const codeOf = (text, file) =>
  transformSync(text, {
    loader: extname(file).slice(1),
    minifyWhitespace: true,
    legalComments: 'none',
  }).code;

/** What each file imports that the tests reach, types aside; undefined where one can't be read. */
export function readImports(tests = seldom) {
  const files = Object.keys(tests);
  try {
    return {
      ...importsOf(files.filter(isByFrontDoor), ['#*']),
      ...importsOf(
        files.filter((test) => !isByFrontDoor(test)),
        whole,
      ),
    };
  } catch {
    return undefined;
  }
}

/** One entry for all: each by itself would be put together anew. What is external isn't followed. */
function importsOf(files, external) {
  const { inputs } = buildSync({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    external,
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
  }).metafile;
  return Object.fromEntries(
    Object.entries(inputs).map(([file, { imports }]) => [
      file,
      imports
        .map(({ path }) => path)
        .filter(saysSomething)
        .map(pathOf),
    ]),
  );
}

const saysSomething = (path) =>
  !whole.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
