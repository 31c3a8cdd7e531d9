import { serveTasks } from '#server/platform/worker/serve-tasks.ts';
import { listComparable, type ToCompare } from './keep-back.ts';

serveTasks((task: ToCompare) => listComparable(task));
