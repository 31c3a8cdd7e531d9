import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { deleteExpiredHandovers } from './queries.ts';

/** Deletes what no other device has taken in its ten minutes (rule 139). */
export const forgetHandovers: TaskOf<'forget-handovers'> = async ({ database, now }) => {
  await acrossBrands(database, (tx) => deleteExpiredHandovers(tx, now()));
};
