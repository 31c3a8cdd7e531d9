import { type AnyDoer, type Note, noteAll } from '#core/audit/server/note.ts';
import { nameDetails } from '#core/audit/server/rules.ts';
import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import { setArchived } from '#core/directory/server/queries.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type {
  ArchivedPlace,
  EmployeeImportField,
  EmployeeImportForm,
  EmployeeImportReply,
} from '#core/employee/contract/employee-import.ts';
import type { RunCounts } from '#core/employee/contract/run/run.ts';
import { noteLeaders, saveLeaders } from '#core/employee/server/leader/save-leaders.ts';
import { keepRefused } from '#core/employee/server/run/keep-refused.ts';
import { type Arriving, keepRun } from '#core/employee/server/run/keep-run.ts';
import { keptProblems } from '#core/employee/server/run/kept-outlook.ts';
import type { RunOrigin } from '#core/employee/server/run/queries.ts';
import { type PlannedEmployee, saveEmployees } from '#core/employee/server/save-employees.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { isSameName } from '#platform/server/shared/same-name.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import { judgeByKey } from './key-limit.ts';
import { planImport } from './plan-import.ts';
import { insertPlaces } from './queries.ts';
import type { ReadFile } from './read-file.ts';

type Table = MappedTable<EmployeeImportField>;

/**
 * Takes every row or none (rules 36, 79, 80 and 83). A dry run takes none and answers the same. Two
 * imports at once wait for each other, so that the second is compared with what the first has
 * saved, and the limit of people holds for both. 400 where a place was chosen that is gone. `runId`: the run that keeps
 * what the import has changed; left out where nothing was saved.
 */
export async function importEmployees(
  scope: Scope,
  given: Table,
  asked: AskedImport<EmployeeImportForm>,
): Promise<{ reply: EmployeeImportReply; runId?: string }> {
  const { actor } = asked.doer;
  const { reply, refused, file, planned, changes } = await planImport(scope, given, {
    ...asked,
    ...('keyName' in actor && { judgeSender: judgeByKey(scope, asked.now) }),
  });
  const problemList = [
    ...refused.ofFile.map((issue) => ({ issue: { ...issue, path: '' }, rowCount: 0, rowList: [] })),
    ...keptProblems(refused.ofRows),
  ];
  if ('keyName' in actor && problemList.length > 0) {
    const { fileName: name, now } = asked;
    await keepRefused(scope, { name, by: actor, counts: wouldDo(planned), problemList, now });
  }
  if (reply.errorRowCount > 0 || asked.isDryRun) return { reply };
  const run = { ...asked, name: asked.fileName, planned, changes, origin: originOf(asked.doer) };
  return { reply, runId: await keepRun(scope, run, () => savePlanned(scope, file, run)) };
}

/** What it was about to do, as far as that is counted before anything is saved. */
function wouldDo(planned: readonly PlannedEmployee[]): RunCounts {
  const count = (outcome: PlannedEmployee['outcome']) =>
    planned.filter((one) => one.outcome === outcome).length;
  return {
    created: count('created'),
    changed: count('updated'),
    moved: 0,
    returned: count('restored'),
    left: 0,
    unchanged: count('unchanged'),
  };
}

const originOf = ({ actor }: AnyDoer): RunOrigin | undefined =>
  'keyName' in actor ? { origin: 'key', sourceName: actor.keyName } : undefined;

/** Saves people with their places and leaders. */
export async function savePlanned(
  scope: Scope,
  { positions, subdivisions, told }: ReadFile,
  { planned, changes, doer, now }: Arriving,
): Promise<void> {
  await insertPlaces(scope, { position: positions.created, subdivision: subdivisions.created });
  await restorePlaces(scope, told.archivedPlaces);
  await saveEmployees(scope, planned, now);
  await noteLeaders(scope, doer, await saveLeaders(scope, changes));
  await noteAll(scope, doer, (await inSlices(planned, renameNote)).flat());
}

/** Somebody whose name is other words now gets a log entry of their own: it says who was whom (rule 50). */
function renameNote({ id, form, saved, outcome }: PlannedEmployee): Note[] {
  if (!saved || isSameName(saved, form)) return [];
  const verb = outcome === 'restored' ? 'restore' : 'update';
  const details = nameDetails(saved, form);
  return [{ verb, kind: 'employee', id, name: loggedName(form), details }];
}

/** Anybody who may import brings back what the file names: without leave its rows are wrong. */
async function restorePlaces(scope: Scope, places: readonly ArchivedPlace[]): Promise<void> {
  const tables = { position, subdivision };
  for (const { kind, id } of places) {
    await setArchived(scope, tables[kind], { id, archivedAt: null });
  }
}
