// Tests that take long and find what changes seldom. `npm test` runs one only where a file that it imports has
// changed in the working tree or in the last ten commits, `npm run test:long` always.
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';

/** The tests, and what else each is about: beginnings of paths to which no import leads. */
export const seldom = {
  'scripts/interrupted.start.test.ts': ['server/demo/', 'server/main.ts', 'server/start/'],
  'server/assessment/heatmap/attack.test.ts': [],
  'server/assessment/summary/attack.test.ts': [],
  'server/assessment/report/content/anonymity.test.ts': [],
  'server/assessment/report/content/twins.test.ts': [],
  'server/assessment/report/content/usefulness.test.ts': [],
  'server/platform/pdf/shapes.test.ts': ['server/platform/pdf/', 'i18n/assessment/report/'],
  'server/platform/table-file/format/bombs.test.ts': [],
  'server/people/file-import/bombs.http.test.ts': [
    'server/platform/table-file/',
    'server/people/file-import/',
  ],
  'server/assessment/plan/private.http.test.ts': ['server/assessment/plan/'],
  'server/assessment/cycle/launch/one-letter.http.test.ts': [
    'server/assessment/cycle/launch/',
    'server/assessment/awaited/',
    'server/assessment/questionary/work/',
  ],
};

/** Leads to the whole product, and so says nothing of the test that imports it. */
const whole = [
  '#server/start/*',
  '#contract/all.ts',
  '#test/factories.ts',
  '#test/security/*',
  '#test/start/*',
];

/** Every test may depend on it. */
const everywhere = 'package-lock.json';

/**
 * Those of `tests` that nothing in `changed` touches. `imports`: of each file, what it imports. Where either is
 * not known, none.
 */
export function leftOut(changed, imports, tests = seldom) {
  if (!changed || !imports || changed.includes(everywhere)) return [];
  const sources = changed.filter((file) => !/\.test\.[jt]sx?$/.test(file));
  const isTouched = ([test, about]) => {
    const reached = reachedBy(test, imports);
    return (
      changed.some((file) => reached.has(file)) ||
      sources.some((file) => about.some((beginning) => file.startsWith(beginning)))
    );
  };
  return Object.entries(tests)
    .filter((each) => !isTouched(each))
    .map(([test]) => test);
}

/** Over HTTP every test reaches everything: of those only what they import themselves counts. */
function reachedBy(test, imports) {
  return test.endsWith('.http.test.ts')
    ? new Set([test, ...(imports[test] ?? [])])
    : reachedFrom(test, imports);
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
  try {
    const { inputs } = buildSync({
      entryPoints: Object.keys(tests),
      bundle: true,
      packages: 'external',
      external: whole,
      format: 'esm',
      outdir: 'nowhere',
      write: false,
      metafile: true,
      logLevel: 'silent',
    }).metafile;
    return Object.fromEntries(
      Object.entries(inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]),
    );
  } catch {
    return undefined;
  }
}
