import { existsSync } from 'node:fs';
import { serveTasks } from '#server/platform/worker/serve-tasks.ts';

/**
 * A worker for tests: it answers, fails, never ends, takes all memory or waits for a file, as it is
 * told.
 */
serveTasks((task: string): string => {
  if (task === 'fail') throw new Error('as told');
  while (task === 'never end');
  while (task.startsWith('/') && !existsSync(task));
  const full: number[][] = [];
  while (task === 'take all memory') full.push(Array(100_000).fill(full.length));
  return `done: ${task}`;
});
