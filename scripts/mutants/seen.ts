import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { placeOf } from '#scripts/floors.js';
import { roomOf, testsUnder } from './draw.ts';

const report = '.cache/mutants.json';

const isOfWeb = (file: string) => placeOf(file)?.floor === 'web';

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * The test that fails now, or undefined where none does. The nearest are asked first: those of the file's
 * folder, of the folders around it up to its room, and on the web at last all that load the file.
 */
export async function seen(
  file: string,
  named: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (named.length > 0) return firstFailure(['run', ...named], signal);
  const projects = isOfWeb(file) ? ['unit', 'dom'] : ['unit', 'http'];
  const rounds = roundsFor(file);
  if (rounds.length === 0)
    throw new Error(`No test stands in ${roomOf(file)}: name the files to ask.`);
  for (const words of rounds) {
    const told = await firstFailure(
      [...words, ...projects.map((project) => `--project=${project}`)],
      signal,
    );
    if (told) return told;
  }
  return undefined;
}

function roundsFor(file: string): string[][] {
  const asked = new Set<string>();
  const rounds: string[][] = [];
  for (let folder = dirname(file); folder.length >= roomOf(file).length; folder = dirname(folder)) {
    const tests = testsUnder(folder).filter((test) => !asked.has(test));
    for (const test of tests) asked.add(test);
    if (tests.length > 0) rounds.push(['run', ...tests]);
  }
  return isOfWeb(file) ? [...rounds, ['related', file, '--run']] : rounds;
}

async function firstFailure(words: string[], signal: AbortSignal): Promise<string | undefined> {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = 'node_modules/vitest/vitest.mjs';
  const child = spawn(
    process.execPath,
    [vitest, ...words, '--bail=1', '--passWithNoTests', ...reporters],
    { stdio: ['ignore', 2, 2] },
  );
  const end = () => child.kill();
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  if (signal.aborted) throw new Error('Stopped before it was decided.');
  if (code === 0) return undefined;
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  if (!failed) throw new Error('The tests ended badly, and none of them failed.');
  const test = failed.assertionResults.find(({ status }) => status === 'failed');
  return `${relative('.', failed.name)}: ${test?.fullName ?? `does not load, ${failed.message}`}`;
}
