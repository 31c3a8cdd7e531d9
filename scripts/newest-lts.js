// The Node that is the current LTS, which the image and the guides name. npm carries its program.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run-steps.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [, version] = /^FROM node:([\d.]+)/m.exec(
  readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'),
);

/** What is put before a command so that it runs on that Node. */
export const onLts = [
  'npm',
  'exec',
  '--yes',
  `--package=node-${process.platform.replace('win32', 'win')}-${process.arch}@${version}`,
  '--',
];

/** Throws a sentence where that Node can't be had. Returns its version. */
export async function requireLts() {
  const { said } = await run([...onLts, 'node', '--version'], () => {});
  if (said.includes(`v${version}`)) return `Node ${version}`;
  throw new Error(`Node ${version} can't be had from npm: ${said.trim()}`);
}
