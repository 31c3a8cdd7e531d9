import type { Issue } from '#contract/call/issues.ts';
import {
  type ArchivedPlace,
  type ImportField,
  type ImportForm,
  type ImportOutcome,
  type ImportReply,
  mostNewPlaces,
} from '#contract/employee-import.ts';
import type { SkippedRow } from '#contract/table-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Doer } from '#server/audit/note.ts';
import { getDefaultLocale } from '#server/brand/queries.ts';
import { position, subdivision } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { setArchived } from '#server/directory/queries.ts';
import { invalid } from '#server/errors.ts';
import type { Moment } from '#server/http/in-brand.ts';
import { lockEmployees } from '#server/leader/queries.ts';
import { isChanged } from '#server/leader/rules.ts';
import { noteLeaders, saveLeaders } from '#server/leader/save-leaders.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import { foldHeader } from '#server/table-file/fold.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import { quoted } from '#server/table-file/quoted.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#server/table-file/speak-problems.ts';
import { archivedPlaces } from './archived-places.ts';
import { importColumns } from './file-columns.ts';
import { firstRows, type PlannedRow } from './first-rows.ts';
import { keepMatches } from './matching-queries.ts';
import { areKnown, type FilePlaces, matchPlaces } from './place-names.ts';
import { planLeaders, type RowLeaders } from './plan-leaders.ts';
import { readEmail } from './read-email.ts';
import { type FileRecord, type ReadEmployee, readEmployees } from './read-employees.ts';
import { findPlaceNames, findSavedEmployees, insertPlaces } from './row-queries.ts';
import type { SavedEmployee } from './rules.ts';
import { type PlannedEmployee, planEmployees, saveEmployees } from './save-employees.ts';

type Table = MappedTable<ImportField>;

interface Asked extends Moment {
  form: ImportForm;
  isDryRun: boolean;
  doer: Doer;
  t: T;
  locale: Locale;
}

/** What a file says, compared with what the company has. */
interface ReadFile {
  positions: FilePlaces;
  subdivisions: FilePlaces;
  employees: ReadonlyMap<string, SavedEmployee>;
  rows: ReadEmployee[];
  skipped: SkippedRow[];
  /** How many rows are of people who have left. */
  fired: number;
  archived: ArchivedPlace[];
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
): Promise<ImportReply> {
  const { form, isDryRun, doer, now, t, locale } = asked;
  await lockEmployees(scope);
  const file = await readFile(scope, table, form);
  const reply = { ...nothing, ...described(table, file) };
  const refuse = (wrong: readonly WrongRow<ImportField>[]): ImportReply => ({
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
  const count = (outcome: ImportOutcome) => planned.filter((one) => one.outcome === outcome).length;
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
} satisfies Partial<ImportReply>;

/** Runs under the lock, so that the fields of missing columns keep their saved values. */
async function readFile(scope: Scope, table: Table, form: ImportForm): Promise<ReadFile> {
  const names = await findPlaceNames(scope);
  const { positions: mapped = {}, subdivisions: alsoMapped = {} } = form.places ?? {};
  if (!areKnown(names.positions, mapped)) throw gone('unknownPosition');
  if (!areKnown(names.subdivisions, alsoMapped)) throw gone('unknownSubdivision');
  const isReadable = table.errors.length === 0;
  const all = await inSlices(isReadable ? table.records : [], (record) => ({
    ...record,
    read: readEmail(record.values.email),
  }));
  const emails = all.map(({ read }) => read.email);
  const employees = await findSavedEmployees(scope, emails);
  const hasLeft = ({ read }: FileRecord) => isFormer(employees.get(read.email));
  const former = all.filter(hasLeft);
  const records = form.takeBack ? all : all.filter((record) => !hasLeft(record));
  const creates = form.createPlaces ?? false;
  const cells = (field: ImportField) => records.map(({ values }) => values[field]);
  const places = {
    positions: matchPlaces(cells('position'), names.positions, { mapped, creates }),
    subdivisions: matchPlaces(cells('subdivision'), names.subdivisions, {
      mapped: alsoMapped,
      creates,
    }),
  };
  const { missing } = table;
  const isFirstNameFirst = hasEnglishNames(table);
  const newLocale = await getDefaultLocale(scope);
  const compared = { ...places, employees, missing, isFirstNameFirst, newLocale };
  return {
    ...places,
    employees,
    rows: await readEmployees(records, compared),
    skipped: form.takeBack ? [] : former.map(skippedFormer),
    fired: former.length,
    archived: archivedPlaces(records, { ...places, employees }),
  };
}

const gone = (key: 'unknownPosition' | 'unknownSubdivision') =>
  invalid({ path: 'places', key: `directoryMessages.${key}` });

const isFormer = (saved: SavedEmployee | undefined): boolean =>
  saved?.isFired === true && !saved.isDeleted;

const skippedFormer = ({ rowIndex, values }: FileRecord): SkippedRow => {
  const name = values.fullName || `${values.lastName} ${values.firstName}`.trim();
  return { rowIndex, reason: 'fired', text: quoted(name || values.email) };
};

/** `Full name` above a column: names in Latin letters begin with the first one. */
const hasEnglishNames = ({ columns }: Table): boolean =>
  columns.some(
    ({ field, header }) => field === 'fullName' && /^[^\p{Script=Cyrillic}]+$/u.test(header),
  );

/** What is said about the file whatever becomes of its rows. */
function described(table: Table, { positions, subdivisions, skipped, fired, archived }: ReadFile) {
  return {
    ...describeTable(table, skipped),
    skippedColumns: table.unknown,
    newPlaces: {
      positions: positions.unknown.slice(0, mostNewPlaces),
      subdivisions: subdivisions.unknown.slice(0, mostNewPlaces),
    },
    archivedPlaces: archived,
    takenBack: fired,
  };
}

function tooManyPlaces({ positions, subdivisions }: ReadFile): Issue | undefined {
  const path = [
    { path: 'position', places: positions },
    { path: 'subdivision', places: subdivisions },
  ].find(({ places }) => places.created.length > mostNewPlaces)?.path;
  const key = 'directoryMessages.employee.tooManyPlaces';
  return path ? { path, key, params: { max: mostNewPlaces } } : undefined;
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
  missing: readonly ImportField[],
  { today, form }: Asked,
): Promise<PlannedRow[]> {
  const ids = ({ created }: FilePlaces) => new Set(created.map(({ id }) => id));
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
const chosenHeaders = ({ columns }: Table, { columns: chosen = {} }: ImportForm) =>
  columns.flatMap(({ index, header, field }): [string, ImportField | null][] => {
    const folded = foldHeader(header);
    return folded !== '' && Object.hasOwn(chosen, String(index)) ? [[folded, field]] : [];
  });
