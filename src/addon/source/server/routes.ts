import {
  createSource,
  deleteSource,
  exportSourceRun,
  getSourceRun,
  getSources,
  refuseSourceRun,
  runSource,
  takeSourceRun,
  updateSource,
} from '#addon/source/contract/source.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { isOpenRun } from '#core/employee/contract/rules/run-outlook.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { sourceKey } from './due.ts';
import { writeOutlook } from './outlook/write-outlook.ts';
import { getRunRow, getSourceRow, lockRunRow, refuseRunRow } from './queries.ts';
import { addSource, changeSource, removeSource } from './save-source.ts';
import { shownFolder, showRun, showSources } from './show.ts';
import { takeRun } from './take-run.ts';

export const routes: Route[] = [
  on(getSources)((call) =>
    inBrand(call, async (scope) => ({
      data: {
        sourceList: await showSources(scope),
        folder: shownFolder(call.context.config.sourcesDir, call.actor.brandSlug),
      },
    })),
  ),
  on(createSource)(addSource),
  on(updateSource)(changeSource),
  on(deleteSource)(removeSource),
  on(runSource)((call) =>
    inBrand(call, async (scope) => {
      const { id, name, isActive } = await getSourceRow(scope, call.params.id);
      if (!isActive) throw conflict({ path: 'id', key: 'sourceMessages.off' });
      const { brandId } = call.actor;
      const key = sourceKey(id);
      await addJob(scope, 'read-source', { brandId, sourceId: id, isAsked: true }, { key });
      await noteAudit(scope, call, { verb: 'look', kind: 'source', id, name });
      return { message: call.t('sourceMessages.looking') };
    }),
  ),
  on(getSourceRun)((call) =>
    inBrand(call, async (scope) => ({ data: await showRun(scope, call.params.id, call.locale) })),
  ),
  on(exportSourceRun)((call) =>
    inBrand(call, async (scope) => {
      const { name, state, sourceId, outlook, at } = await getRunRow(scope, call.params.id);
      if (!isOpenRun(state) || !outlook)
        throw conflict({ path: 'id', key: 'sourceMessages.notOpen' });
      const details = { format: 'xlsx' as const };
      await noteAudit(scope, call, { verb: 'export', kind: 'source', id: sourceId, name, details });
      return writeOutlook(outlook, dateIn(call.actor.timeZone, at), call.t);
    }),
  ),
  on(takeSourceRun)(async (call) => {
    const { id } = call.params;
    const { context, actor, locale } = call;
    await takeRun({ context, actor, locale }, call, id);
    const data = await inBrand(call, (scope) => showRun(scope, id, locale));
    return { data, message: call.t('sourceMessages.taken') };
  }),
  on(refuseSourceRun)((call) =>
    inBrand(call, async (scope) => {
      const { id, name, state, sourceId } = await lockRunRow(scope, call.params.id);
      if (!isOpenRun(state)) throw conflict({ path: 'id', key: 'sourceMessages.notOpen' });
      await refuseRunRow(scope, id, call.actor.membershipId);
      await noteAudit(scope, call, { verb: 'refuse', kind: 'source', id: sourceId, name });
      return {
        data: await showRun(scope, id, call.locale),
        message: call.t('sourceMessages.refused'),
      };
    }),
  ),
];
