import { getDefaultLocale } from '#core/company/server/queries.ts';
import type {
  EmployeeImportField,
  EmployeeImportForm,
  TurnedNames,
} from '#core/employee/contract/employee-import.ts';
import { findSavedEmployees } from '#core/employee/server/row-queries.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import type { SkippedRow } from '#platform/contract/table-file.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { inSlices, othersFirst, siftInSlices } from '#platform/server/shared/in-slices.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import { areKnown, matchNames } from '#platform/server/table-file/columns/match-names.ts';
import { isNoDate } from '#platform/server/table-file/read-date.ts';
import { archivedPlaces } from './archived-places.ts';
import { withoutBadCells } from './cells/bad-cell.ts';
import { likeBirths } from './cells/birth-dates.ts';
import { dateFields, doubtfulDates } from './cells/date-order.ts';
import { isDismissed, saysCode, saysYes } from './cells/dismissed.ts';
import { fillDown } from './cells/fill-down.ts';
import { nameOrders } from './cells/name-order.ts';
import { sameNames } from './cells/same-names.ts';
import { withOwnNames } from './cells/split-name.ts';
import { otherName, swapNames } from './cells/swapped-names.ts';
import { otherPlace, swapPlaces } from './cells/swapped-places.ts';
import { tidyNames } from './cells/tidy-name.ts';
import { findPlaceNames } from './queries.ts';
import { type FileRecord, readEmail } from './read-email.ts';
import { nameIn, type ReadEmployee, readEmployees } from './read-employees.ts';
import type { EmployeeRow } from './repair/repair-table.ts';

type Table = MappedTable<EmployeeImportField>;

/** What a file says, compared with what the company has. */
export type ReadFile = Awaited<ReturnType<typeof readFile>>;

interface Reading {
  form: EmployeeImportForm;
  today: string;
  /** Employees whose e-mail the file changes, by the new one. */
  sameAs: ReadonlyMap<string, SavedEmployee>;
}

/** Runs under the lock, so that the fields of missing columns keep their saved values. */
export async function readFile(scope: Scope, table: Table, { form, today, sameAs }: Reading) {
  const names = await findPlaceNames(scope);
  const { positions: mapped = {}, subdivisions: alsoMapped = {} } = form.places ?? {};
  if (!areKnown(names.positions, mapped)) throw gone('unknownPosition');
  if (!areKnown(names.subdivisions, alsoMapped)) throw gone('unknownSubdivision');
  const isReadable = table.errors.length === 0;
  const own = await inSlices(isReadable ? table.records : [], (record) => ({
    ...record,
    values: withOwnNames(record.values),
    read: readEmail(record.values.email),
  }));
  await othersFirst();
  const blocks = fillDown(own);
  const byName = swapNames(blocks.rows, form.nameOrder);
  const byPlace = swapPlaces(byName.rows, names, form.keepPlaceColumns ?? false);
  const { rows: read } = byPlace;
  const swapped = {
    ...(byName.isSwapped && otherName),
    ...(byPlace.isSwapped && otherPlace),
  };
  const doubt = doubtfulDates(read, {
    chosen: form.dateOrder,
    isEnglish: hasEnglishNames(table, dateFields),
  });
  const dateOrder = form.dateOrder ?? doubt?.proposed ?? 'dayFirst';
  const moment = {
    today,
    order: dateOrder,
    hasYes: read.some(({ values }) => saysYes(values)),
    hasCodes: read.some(({ values }) => saysCode(values)),
  };
  const dismissed = await siftInSlices(
    read,
    ({ values, isFormer: isInSection }) => isInSection || isDismissed(values, moment),
  );
  const left = new Set(form.takeDismissed ? [] : dismissed);
  const all = read.filter((record) => !left.has(record));
  const emails = read.map((record) => record.read.email);
  const employees = new Map([...(await findSavedEmployees(scope, emails)), ...sameAs]);
  const hasLeft = ({ read }: FileRecord) => isFormer(employees.get(read.email));
  const former = all.filter(hasLeft);
  const withoutEmail = all.filter(hasNoEmail);
  const isWhole = (form.leftOut ?? []).length === 0;
  const isNobodyReached = isWhole && all.length > 0 && withoutEmail.length === all.length;
  const skipsEmpty = (form.skipWithoutEmail ?? false) && !isNobodyReached;
  const taken = all.filter(
    (record) => (form.takeBack || !hasLeft(record)) && !(skipsEmpty && hasNoEmail(record)),
  );
  const readable = await inSlices(taken, withoutBadCells);
  const { rows: records, untidy } = await tidyNames(readable, form.tidyNames ?? false);
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
  const isDateless = missing.includes('inCompany');
  const hasNoHireDate = ({ values, read: { email }, bad }: FileRecord) =>
    isNoDate(values.inCompany) &&
    !bad?.some(({ path }) => path === 'inCompany') &&
    !(isDateless && employees.has(email));
  const births = likeBirths(all, {
    header: table.columns.find(({ field }) => field === 'inCompany')?.header ?? '',
    employees,
    order: dateOrder,
    today,
  });
  const { orderOf, turned } = nameOrders(records, {
    chosen: form.nameOrder,
    isEnglish: hasEnglishNames(table, ['fullName']),
  });
  const newLocale = await getDefaultLocale(scope);
  const compared = {
    ...places,
    employees,
    missing,
    orderOf,
    nameOrder: form.nameOrder,
    swapped,
    hireDate: form.hireDate,
    newLocale,
    dateOrder,
  };
  const rows = await readEmployees(records, compared);
  await othersFirst();
  return {
    /** The company's places. */
    known: names,
    ...places,
    employees,
    rows,
    skipped: [
      ...[...left].map((record) => skippedPerson(record, 'dismissed')),
      ...(form.takeBack ? [] : former.map((record) => skippedPerson(record, 'fired'))),
      ...(skipsEmpty ? withoutEmail.map((record) => skippedPerson(record, 'noEmail')) : []),
    ],
    /** Rows of people without an e-mail, whether or not they are skipped. */
    withoutEmail,
    /** The whole file has not one e-mail: they are in another column. */
    isNobodyReached,
    /** Rows of people who have left by the file, whether or not they are skipped. */
    dismissed,
    /** For each swapped column the column at which its cells stand. */
    swapped,
    /** People for whom neither the file nor the directory has a day of hiring. */
    withoutHireDate: records.filter(hasNoHireDate).length,
    /** What is answered as it was read. */
    told: {
      archivedPlaces: archivedPlaces(records, { ...places, employees }),
      doubtfulDates: doubt,
      filledDown: blocks.count,
      likeBirths: births,
      sameNames: sameNames(rows),
      swappedPlaces: byPlace.swapped,
      takenBack: former.length,
      turnedNames: byName.turned ?? turned ?? (rows.some(isAstray) ? noneTurned : null),
      untidyNames: untidy,
    },
  };
}

const gone = (key: 'unknownPosition' | 'unknownSubdivision') =>
  invalid({ path: 'places', key: `directoryMessages.${key}` });

/** Names that are astray can be read in their own order, if one order is chosen for the whole file. */
const noneTurned: TurnedNames = { count: 0, unclear: 0, areColumns: false, rowList: [] };
const isAstray = ({ issues }: ReadEmployee): boolean =>
  issues.some(({ key }) => key === 'directoryMessages.employee.nameAstray');

const isFormer = (saved: SavedEmployee | undefined): boolean =>
  saved?.isFired === true && !saved.isDeleted;

const hasNoEmail = ({ read }: FileRecord): boolean => read.email === '' && read.issue === undefined;

export const skippedPerson = (row: EmployeeRow, reason: SkippedRow['reason']): SkippedRow => ({
  rowIndex: row.rowIndex,
  reason,
  text: whoseRow(row),
});

/** What a row is called by: the person's name, or else their e-mail. */
export const whoseRow = ({ values }: EmployeeRow): string =>
  quotedCell(nameIn(values) || values.email);

/** `Full name`, `Hire date`: in Latin letters names begin with the first one, and days may begin with the month. */
const hasEnglishNames = ({ columns }: Table, fields: readonly EmployeeImportField[]): boolean =>
  columns.some(
    ({ field, header }) =>
      field !== null && fields.includes(field) && /^[^\p{Script=Cyrillic}]+$/u.test(header),
  );
