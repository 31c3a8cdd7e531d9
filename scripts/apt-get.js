// Debian's packages, for the tests only.
import { existsSync } from 'node:fs';
import { run } from './prepare-run.js';

/** Only root on Debian: a person's own machine is theirs to change (decision 033). */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let updated;

/** Installs packages. Throws a sentence when that fails. The lists are updated once, before the first. */
export async function aptInstall(...packages) {
  updated ??= aptGet('update');
  await updated;
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
}

async function aptGet(...words) {
  const { status, complaints } = await run('apt-get', ['-q', ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`apt-get ${words[0]} failed: ${complaints.trim()}`);
}
