import { listBrandsWith } from '#core/company/server/queries.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { isSourceDue, sourceKey } from './due.ts';
import { forgetWaiting, hasSources, hasWaitedSince, listSources } from './queries.ts';
import { readSource } from './read-source.ts';

/** Looks at each source by itself, so that one that takes long holds up no other. */
export const findDueSources: TaskOf<'find-due-sources'> = async ({ database, now }) => {
  const brands = await listBrandsWith(database, hasSources);
  await tryEach(brands, ({ id: brandId, timeZone }) =>
    withBrand({ database, brandId }, async (scope) => {
      for (const source of await listSources(scope)) {
        if (!source.isActive || !isSourceDue(source, timeZone, now())) continue;
        const key = sourceKey(source.id);
        await addJob(scope, 'read-source', { brandId, sourceId: source.id }, { key });
      }
    }),
  );
};

export const readOneSource: TaskOf<'read-source'> = (context, { brandId, ...asked }) =>
  readSource(context, brandId, asked);

/** Files that nobody has said yes to are kept for 30 days. */
export const forgetWaitingFiles: TaskOf<'delete-expired'> = async ({ database, now }) => {
  const before = recently(now());
  for (const { id: brandId } of await listBrandsWith(database, hasWaitedSince(before))) {
    await withBrand({ database, brandId }, (scope) => forgetWaiting(scope, before));
  }
};
