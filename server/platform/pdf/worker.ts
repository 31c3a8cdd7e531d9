import { serveTasks } from '#server/platform/worker/serve-tasks.ts';
import { setReport } from './set-report.ts';

serveTasks(setReport);
