// Tests that take long and find what changes seldom, and what rooms of their own are asked over HTTP. `npm test` runs
// one only where a file that it imports or is about has changed in the working tree or in the last ten commits,
// `npm run test:long` always.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Districts whose HTTP tests are such: each is about the folder that it lies in. */
const districts = [
  'server/assessment/',
  'server/company/',
  'server/demo/',
  'server/operator/',
  'server/people/',
  'server/platform/jobs/',
];

/** What the tests of a folder are about besides. */
const besides = {
  'server/assessment/cycle/launch/': [
    'server/assessment/awaited/',
    'server/assessment/questionary/work/',
  ],
  'server/assessment/report/attacks/': ['server/assessment/report/'],
  'server/demo/': ['server/start/'],
  'server/operator/': ['server/company/backup/', 'server/platform/jobs/'],
  'server/operator/keys/': ['server/company/backup/', 'server/platform/keyring/'],
  'server/operator/upgrade/': ['server/company/backup/', 'server/operator/'],
  'server/people/file-import/': ['server/platform/table-file/'],
};

/** Of these districts, what `npm test` asks always: what people do all day, who comes in, and who sees what of whom. */
export const always = [
  'server/assessment/cycle/cycle.http.test.ts',
  'server/assessment/cycle/launch/launch.http.test.ts',
  'server/assessment/cycle/raters/raters.http.test.ts',
  'server/assessment/heatmap/heatmap.http.test.ts',
  'server/assessment/plan/plan.http.test.ts',
  'server/assessment/privacy/erase.http.test.ts',
  'server/assessment/questionary/form.http.test.ts',
  'server/assessment/questionary/list.http.test.ts',
  'server/assessment/questionary/policy.http.test.ts',
  'server/assessment/questionary/small-groups.http.test.ts',
  'server/assessment/questionary/work/in-work.http.test.ts',
  'server/assessment/report/attacks/one-voice.http.test.ts',
  'server/assessment/report/group.http.test.ts',
  'server/assessment/report/interim.http.test.ts',
  'server/assessment/report/list.http.test.ts',
  'server/assessment/report/make-reports.http.test.ts',
  'server/assessment/report/opening/opening.http.test.ts',
  'server/assessment/report/pdf/pdf.http.test.ts',
  'server/assessment/report/policy.http.test.ts',
  'server/assessment/report/readers.http.test.ts',
  'server/assessment/report/send/send.http.test.ts',
  'server/assessment/summary/summary.http.test.ts',
  'server/assessment/testing/anonymity.http.test.ts',
  'server/assessment/testing/decline.http.test.ts',
  'server/assessment/testing/link.http.test.ts',
  'server/assessment/testing/list.http.test.ts',
  'server/assessment/testing/submit.http.test.ts',
  'server/company/auth/auth.http.test.ts',
  'server/company/auth/limits.http.test.ts',
  'server/company/backup/backup.http.test.ts',
  'server/company/factor/sign-in.http.test.ts',
  'server/company/invitation/invitation.http.test.ts',
  'server/company/sso/sso.http.test.ts',
  'server/people/employee/employees.http.test.ts',
  'server/people/employee/import/import.http.test.ts',
  'server/people/scim/scim.http.test.ts',
  'server/people/sso/sign-in.http.test.ts',
  'server/people/user/policy.http.test.ts',
  'server/people/user/users.http.test.ts',
];

/** Over HTTP every test reaches everything: of those only what they import themselves counts. */
const isOverHttp = (test) => test.endsWith('.http.test.ts');

const root = fileURLToPath(new URL('../', import.meta.url));
const inDistricts = districts
  .flatMap((district) =>
    readdirSync(`${root}${district}`, { recursive: true }).map(
      (file) => `${district}${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => isOverHttp(file) && !always.includes(file));
const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);

/** The tests, and what else each is about: beginnings of paths to which no import leads. */
export const seldom = {
  ...Object.fromEntries(
    inDistricts.map((test) => {
      const own = folderOf(test);
      return [test, [own, ...(besides[own] ?? [])]];
    }),
  ),
  'deploy/release.start.test.ts': ['deploy/', 'package.json', 'scripts/'],
  'scripts/interrupted.start.test.ts': ['server/demo/', 'server/main.ts', 'server/start/'],
  'scripts/kills.start.test.ts': [
    'server/assessment/sheet/',
    'server/company/delivery/',
    'server/company/invitation/',
    'server/platform/jobs/',
    'server/platform/keyring/',
  ],
  'server/assessment/heatmap/attack.test.ts': [],
  'server/assessment/summary/attack.test.ts': [],
  'server/assessment/report/content/anonymity.test.ts': [],
  'server/assessment/report/content/twins.test.ts': [],
  'server/assessment/report/content/usefulness.test.ts': [],
  'scripts/keep-last-snapshot.test.js': ['drizzle.config.ts', 'server/platform/db/schema/'],
  'scripts/product.start.test.ts': [
    'server/demo/',
    'server/main.ts',
    'server/platform/db/embedded/',
    'server/start/',
  ],
  'server/platform/pdf/guide.test.ts': ['server/platform/pdf/'],
  'server/platform/pdf/paper/comparison.test.ts': ['server/platform/pdf/'],
  'server/platform/pdf/render.test.ts': ['server/platform/pdf/', 'i18n/assessment/report/'],
  'server/platform/worker/end-with-server.test.ts': ['server/platform/worker/'],
  'server/platform/worker/workers.test.ts': ['server/platform/worker/'],
  'server/platform/pdf/shapes.test.ts': ['server/platform/pdf/', 'i18n/assessment/report/'],
  'server/platform/table-file/format/bombs.test.ts': [],
  'test/security/fuzz-first.http.test.ts': ['contract/', 'server/platform/http/'],
  'test/security/fuzz-second.http.test.ts': ['contract/', 'server/platform/http/'],
};

/** Leads to the whole product, and so says nothing of the test that imports it. */
const whole = [
  '#server/start/*',
  '#contract/all.ts',
  '#test/factories.ts',
  '#test/security/*',
  '#test/start/*',
];

/** Every test may depend on these: beginnings of paths. */
const everywhere = [
  'package-lock.json',
  'server/app.ts',
  'server/context.ts',
  'server/platform/db/',
  'server/platform/http/',
  'server/platform/jobs/',
  'server/platform/mail/',
  'scripts/left-out.js',
  'test/factories.ts',
  'test/start/',
  'vitest.config.ts',
];

/**
 * Those of `tests` that nothing in `changed` touches. `imports`: of each file, what it imports. Where either is
 * not known, none.
 */
export function leftOut(changed, imports, tests = seldom) {
  if (!changed || !imports) return [];
  const sources = changed.filter((file) => !/\.test\.[jt]sx?$/.test(file));
  const isUnder = (beginnings, file) => beginnings.some((one) => file.startsWith(one));
  if (sources.some((file) => isUnder(everywhere, file))) return [];
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
  return isOverHttp(test) ? new Set([test, ...(imports[test] ?? [])]) : reachedFrom(test, imports);
}

function reachedFrom(file, imports, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of imports[file] ?? []) reachedFrom(imported, imports, reached);
  return reached;
}

/** What differs in the working tree or was changed by the last ten commits; undefined where git doesn't know. */
export function changedLately(folder = '.') {
  const git = (...words) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  try {
    git('ls-files', '--error-unmatch', 'package.json');
    return [
      // Where a clone has fewer, its first one has changed everything.
      ...git('log', '-10', '-c', '-z', '--format=', '--name-only', '--relative'),
      ...git('diff', '-z', '--name-only', '--relative', 'HEAD'),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ];
  } catch {
    return undefined;
  }
}

/** What each file imports that the tests reach, types aside; undefined where one can't be read. */
export function readImports(tests = seldom) {
  const files = Object.keys(tests);
  try {
    return {
      ...importsOf(files.filter(isOverHttp), ['#*']),
      ...importsOf(
        files.filter((test) => !isOverHttp(test)),
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
        .map(fileOf),
    ]),
  );
}

const saysSomething = (path) =>
  !whole.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
/** What is external keeps the name it is imported by. */
const fileOf = (path) => path.replace(/^#/, '');
