import type { Issue } from '#contract/call/issues.ts';
import type {
  ArchivedPlace,
  EmployeeImportField,
  EmployeeImportForm,
  EmployeeImportReply,
  EmployeeOutcome,
} from '#contract/employee-import.ts';
import { mostUnknownNames } from '#contract/table-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Doer } from '#server/audit/note.ts';
import { position, subdivision } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { setArchived } from '#server/directory/queries.ts';
import {
  type PlannedEmployee,
  planEmployees,
  saveEmployees,
} from '#server/employee/save-employees.ts';
import type { Moment } from '#server/http/in-brand.ts';
import { lockEmployees } from '#server/leader/queries.ts';
import { isChanged } from '#server/leader/rules.ts';
import { noteLeaders, saveLeaders } from '#server/leader/save-leaders.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import { foldHeader } from '#server/table-file/fold.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import type { MatchedNames } from '#server/table-file/match-names.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#server/table-file/speak-problems.ts';
import { firstRows, type PlannedRow } from './first-rows.ts';
import { importColumns } from './import-columns.ts';
import { keepMatches } from './matching-queries.ts';
import { planLeaders, type RowLeaders } from './plan-leaders.ts';
import { insertPlaces } from './queries.ts';
import type { ReadEmployee } from './read-employees.ts';
import { type ReadFile, readFile } from './read-file.ts';

type Table = MappedTable<EmployeeImportField>;

interface Asked extends Moment {
  form: EmployeeImportForm;
  isDryRun: boolean;
  doer: Doer;
  t: T;
  locale: Locale;
}

/**
 * Takes every row or none (rules 36, 79 and 80). A dry run takes none and answers the same. Two
 * imports at once wait for each other, so that the second is compared with what the first has
 * saved. 400 where a place was chosen that is gone.
 */
export async function importEmployees(
  scope: Scope,
  table: Table,
  asked: Asked,
): Promise<EmployeeImportReply> {
  const { form, isDryRun, doer, now, t, locale } = asked;
  await lockEmployees(scope);
  const file = await readFile(scope, table, form);
  const reply = { ...nothing, ...described(table, file) };
  const refuse = (wrong: readonly WrongRow<EmployeeImportField>[]): EmployeeImportReply => ({
    ...reply,
    ...describeProblems(wrong, { t, locale, columns: importColumns }),
  });
  if (table.errors.length > 0) return refuse(table.errors);
  const tooMany = tooManyPlaces(file);
  if (tooMany) return refuse([{ rowIndex: 1, issues: [tooMany] }]);
  const rows = await planRows(scope, file, table.missing, asked);
  const wrong = rows.filter(({ issues }) => issues.length > 0);
  if (wrong.length > 0) return refuse(wrong);
  const planned = rows.flatMap((row) => row.planned ?? []);
  const changes = rows.flatMap(({ leaders }) => leaders?.change ?? []).filter(isChanged);
  if (!isDryRun) {
    const created = { position: file.positions.created, subdivision: file.subdivisions.created };
    await insertPlaces(scope, created);
    await restorePlaces(scope, file.archived);
    await saveEmployees(scope, planned, now);
    await noteLeaders(scope, doer, await saveLeaders(scope, changes));
    await keepMatches(scope, chosenHeaders(table, form));
  }
  const count = (outcome: EmployeeOutcome) =>
    planned.filter((one) => one.outcome === outcome).length;
  return {
    ...reply,
    created: count('created'),
    updated: count('updated'),
    restored: count('restored'),
    unchanged: count('unchanged'),
    firstRows: firstRows(rows),
    leadersChanged: changes.length,
    inPositionFilled: rows.filter(({ isInPositionFilled }) => isInPositionFilled).length,
  };
}

const nothing = {
  created: 0,
  updated: 0,
  restored: 0,
  unchanged: 0,
  firstRows: [],
  leadersChanged: 0,
  inPositionFilled: 0,
} satisfies Partial<EmployeeImportReply>;

/** What is said about the file whatever becomes of its rows. */
function described(table: Table, { positions, subdivisions, skipped, fired, archived }: ReadFile) {
  return {
    ...describeTable(table, skipped),
    skippedColumns: table.unknown,
    newPlaces: {
      positions: positions.unknown.slice(0, mostUnknownNames),
      subdivisions: subdivisions.unknown.slice(0, mostUnknownNames),
    },
    archivedPlaces: archived,
    takenBack: fired,
  };
}

function tooManyPlaces({ positions, subdivisions }: ReadFile): Issue | undefined {
  const path = [
    { path: 'position', places: positions },
    { path: 'subdivision', places: subdivisions },
  ].find(({ places }) => places.created.length > mostUnknownNames)?.path;
  const key = 'directoryMessages.employee.tooManyPlaces';
  return path ? { path, key, params: { max: mostUnknownNames } } : undefined;
}

/** Whoever may import brings back what the file names: without leave its rows are wrong. */
async function restorePlaces(scope: Scope, places: readonly ArchivedPlace[]): Promise<void> {
  const tables = { position, subdivision };
  for (const { kind, id } of places) {
    await setArchived(scope, tables[kind], { id, archivedAt: null });
  }
}

/** Compares the good rows with the existing employees, and all leaders with who there will be. */
async function planRows(
  scope: Scope,
  { rows, employees, positions, subdivisions, archived }: ReadFile,
  missing: readonly EmployeeImportField[],
  { today, form }: Asked,
): Promise<PlannedRow[]> {
  const ids = ({ created }: MatchedNames) => new Set(created.map(({ id }) => id));
  const forms = rows.flatMap((row) => row.form ?? []);
  const planned = await planEmployees(scope, forms, today, {
    known: employees,
    newPlaces: { positionIds: ids(positions), subdivisionIds: ids(subdivisions) },
    restoredIds: new Set(form.restorePlaces ? archived.map(({ id }) => id) : []),
    takesBack: form.takeBack ?? false,
  });
  const byForm = new Map(planned.map((one) => [one.form, one]));
  const idOf = ({ form: own, email }: ReadEmployee) =>
    (own && byForm.get(own)?.id) ?? employees.get(email)?.id ?? email;
  const leaders = missing.includes('managerEmail')
    ? undefined
    : await planLeaders(
        scope,
        rows.map((row) => ({ ...row, id: idOf(row) })),
      );
  return inSlices(rows, (row) => {
    const one = row.form && byForm.get(row.form);
    const own = leaders?.get(row.rowIndex);
    const issues = [...row.issues, ...(one?.issues.map(atColumn) ?? []), ...(own?.issues ?? [])];
    return { ...row, issues, leaders: own, planned: one && withLeaders(one, own) };
  });
}

/** Other leaders alone change somebody too. */
const withLeaders = (one: PlannedEmployee, leaders: RowLeaders | undefined): PlannedEmployee =>
  one.outcome === 'unchanged' && leaders && isChanged(leaders.change)
    ? { ...one, outcome: 'updated' }
    : one;

/** A place of a form is a column by another name. */
const atColumn = (issue: Issue): Issue => ({ ...issue, path: issue.path.replace(/Id$/, '') });

/** What somebody has chosen, by header, for the next file. */
const chosenHeaders = ({ columns }: Table, { columns: chosen = {} }: EmployeeImportForm) =>
  columns.flatMap(({ index, header, field }): [string, EmployeeImportField | null][] => {
    const folded = foldHeader(header);
    return folded !== '' && Object.hasOwn(chosen, String(index)) ? [[folded, field]] : [];
  });
