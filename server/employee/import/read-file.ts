import type {
  ArchivedPlace,
  EmployeeImportField,
  EmployeeImportForm,
} from '#contract/employee-import.ts';
import type { SkippedRow } from '#contract/table-file.ts';
import { getDefaultLocale } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { findSavedEmployees } from '#server/employee/row-queries.ts';
import type { SavedEmployee } from '#server/employee/rules.ts';
import { invalid } from '#server/errors.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import { areKnown, type MatchedNames, matchNames } from '#server/table-file/match-names.ts';
import { quoted } from '#server/table-file/quoted.ts';
import { archivedPlaces } from './archived-places.ts';
import { findPlaceNames } from './queries.ts';
import { readEmail } from './read-email.ts';
import { type FileRecord, type ReadEmployee, readEmployees } from './read-employees.ts';

type Table = MappedTable<EmployeeImportField>;

/** What a file says, compared with what the company has. */
export interface ReadFile {
  positions: MatchedNames;
  subdivisions: MatchedNames;
  employees: ReadonlyMap<string, SavedEmployee>;
  rows: ReadEmployee[];
  skipped: SkippedRow[];
  /** How many rows are of people who have left. */
  fired: number;
  archived: ArchivedPlace[];
}

/** Runs under the lock, so that the fields of missing columns keep their saved values. */
export async function readFile(
  scope: Scope,
  table: Table,
  form: EmployeeImportForm,
): Promise<ReadFile> {
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
  const cells = (field: EmployeeImportField) => records.map(({ values }) => values[field]);
  const places = {
    positions: matchNames(cells('position'), names.positions, { mapped, creates }),
    subdivisions: matchNames(cells('subdivision'), names.subdivisions, {
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
