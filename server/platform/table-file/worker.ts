import { serveTasks } from '#server/platform/worker/serve-tasks.ts';
import { readMapped } from './read-mapped.ts';

serveTasks(readMapped);
