// Runs the project's tools one by one or side by side, and reports how each ended.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { projectsOf } from './type-projects.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Types, lint and unused code: { name, command } for runQuietly. */
export const checks = [
  // One checker: each more reads most of the types again, which on two busy cores costs more than it saves.
  { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip'] },
];

/** The same of what changed: types where it lies, and unused code is left to the whole check. */
export function checksOf(files) {
  const there = files.filter((file) => existsSync(file));
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there];
  return [
    ...projectsToCheck(files).map(typesBy),
    { name: 'lint and format', command: ['biome', ...lint] },
  ];
}

/** Tests that changed are a project of their own, written anew. */
function projectsToCheck(files) {
  const { projects, tests } = projectsOf(files);
  if (tests.length === 0) return projects;
  const own = '.cache/tsconfig.tests.json';
  mkdirSync(join(root, '.cache'), { recursive: true });
  const include = tests.map((file) => `../${file}`);
  writeFileSync(join(root, own), JSON.stringify({ extends: '../tsconfig.json', include }));
  return [...projects, own];
}

function typesBy(project) {
  const kept = `.cache/${basename(project, '.json')}.tsbuildinfo`;
  const words = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  return { name: `types by ${basename(project)}`, command: ['tsc', ...words] };
}

/** Runs a step silently but for its warnings, and prints all its output if it fails. Resolves to how it ended. */
export async function runQuietly({ name, command }) {
  const started = Date.now();
  const { ok, said } = await run(command, () => {});
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  const warnings = said.split('\n').filter((line) => line.startsWith('WARN'));
  if (!ok) console.log(`\n${said.trim()}\n`);
  else if (warnings.length > 0) console.log(warnings.join('\n'));
  return { name, ok };
}

/**
 * Runs vitest on the named projects, or on those of their tests that import one of the files in `related`,
 * or that `only` names, and prints as it goes. `program`: what vitest runs under, instead of this Node. Resolves to the counts from its report and its closing lines. A run that ends badly without a
 * failed test counts as one failure.
 */
export async function runTests(name, projects, { related, only = [], program = [] } = {}) {
  const report = join(root, '.cache', `tests-${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const what = related ? ['related', ...related, importRules, '--run'] : ['run', ...only];
  const command = [...program, 'vitest', ...what, '--passWithNoTests', ...chosen, ...reporters];
  const { ok, said } = await run(command, (chunk) => process.stdout.write(chunk));
  const read = readReport(report);
  const { passed, failed } = countsOf(read);
  const closing = [...closingLines(said), ...failureLines(read)];
  return { passed, failed: ok ? failed : Math.max(failed, 1), closing };
}

/** Vitest's own summary, with or without its colours. */
export function closingLines(said) {
  const summary = /^\s*(Test Files|Tests|Errors|Duration) /;
  return said.split('\n').filter((line) => summary.test(stripVTControlCharacters(line)));
}

/** What failed and how it says so, a few lines each: anybody who has only the end of a run's output finds it there. */
export function failureLines({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = relative(root, name);
      if (failed.length === 0) return [`FAILED  ${file}`, ...beginning(message)];
      return failed.flatMap(({ fullName, failureMessages }) => [
        `FAILED  ${file} > ${fullName}`,
        ...beginning(failureMessages.join('\n')),
      ]);
    });
}

const beginning = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `        ${line.slice(0, 300)}`);

/** Reads every file itself, so no import leads to it. */
const importRules = 'scripts/import-rules.js';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}

/** A file that could not even be loaded reports no tests, so it counts as one failure. */
export function countsOf({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') + broken.length };
}

export function run([program, ...words], listen) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
      listen(chunk);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, said: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });
}
