import type { TaskOf } from '#server/platform/jobs/tasks.ts';

export const cycleDays: TaskOf<'cycle-days'> = async () => {};
