import { pbkdf2Sync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { serveTasks } from '#platform/server/worker/serve-tasks.ts';

/**
 * A worker for tests: it answers, fails, never ends, takes all memory or waits for a file, as it is
 * told. `<order> told in <file>` first writes its process id into the file.
 */
serveTasks((task: string): string => {
  const [order, told] = task.split(' told in ');
  if (told) writeFileSync(told, `${process.pid}`);
  if (task === 'fail') throw new Error('as told');
  while (order === 'never end');
  if (order === 'never end in native code') pbkdf2Sync('', '', 2 ** 31 - 1, 64, 'sha512');
  while (task.startsWith('/') && !existsSync(task));
  const full: number[][] = [];
  while (task === 'take all memory') full.push(Array(100_000).fill(full.length));
  return `done: ${task}`;
});
