// Runs a program of a preparation and waits until it ends.
import { spawn } from 'node:child_process';

/**
 * Resolves to its exit code and what it wrote to a piped stderr. Throws when it can't be started.
 */
export function run(program, words, options) {
  const child = spawn(program, words, options);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    complaints += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, complaints }));
  });
}
