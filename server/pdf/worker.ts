import { serveTasks } from '#server/worker/serve-tasks.ts';
import { setReport } from './set-report.ts';

serveTasks(setReport);
