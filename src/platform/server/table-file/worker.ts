import { serveTasks } from '#platform/server/worker/serve-tasks.ts';
import { readMapped } from './read-mapped.ts';

serveTasks(readMapped);
