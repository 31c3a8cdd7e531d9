import { serveTasks } from '#server/worker/serve-tasks.ts';
import { readMapped } from './read-mapped.ts';

serveTasks(readMapped);
