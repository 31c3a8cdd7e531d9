import {
  getPeopleRun,
  getPeopleRunPeople,
  getPeopleRuns,
  previewPeopleRunUndo,
  undoPeopleRun,
} from '#core/employee/contract/run/run.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { getRun, listRuns } from './queries.ts';
import { showRunPeople } from './show-people.ts';
import { previewUndo, undoRun } from './undo-run.ts';

export const routes: Route[] = [
  on(getPeopleRuns)((call) => inBrand(call, (scope, { now }) => listRuns(scope, call.query, now))),
  on(getPeopleRun)((call) =>
    inBrand(call, async (scope, { now }) => ({ data: await getRun(scope, call.params.id, now) })),
  ),
  on(getPeopleRunPeople)((call) =>
    inBrand(call, async (scope, { now }) => {
      await getRun(scope, call.params.id, now);
      return showRunPeople(scope, call.params.id, call.query);
    }),
  ),
  on(previewPeopleRunUndo)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: await previewUndo(scope, call.params.id, now),
    })),
  ),
  on(undoPeopleRun)((call) =>
    inBrand(call, async (scope, { now }) => {
      await undoRun(scope, call, now);
      const data = await getRun(scope, call.params.id, now);
      return { data, message: call.t('directoryMessages.run.takenBack') };
    }),
  ),
];
