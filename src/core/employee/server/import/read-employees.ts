import { z } from 'zod/mini';
import { type EmployeeForm, employeeForm } from '#core/employee/contract/employee.ts';
import type {
  EmployeeImportField,
  EmployeeImportForm,
} from '#core/employee/contract/employee-import.ts';
import { fileColumns } from '#core/employee/server/file-columns.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf } from '#platform/contract/call/issues.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { MatchedNames } from '#platform/server/table-file/columns/match-names.ts';
import type { DateOrder } from '#platform/server/table-file/read-date.ts';
import type { Locale } from '#platform/texts/t.ts';
import { astrayIssues } from './cells/astray-names.ts';
import { withBadCells } from './cells/bad-cell.ts';
import { birthIssues } from './cells/birth-dates.ts';
import { dismissalIssues } from './cells/dismissed.ts';
import type { NameOrders } from './cells/name-order.ts';
import { type SplitName, splitName } from './cells/split-name.ts';
import { titledField } from './cells/tidy-name.ts';
import { areTwo } from './cells/two-people.ts';
import { inFileWords } from './file-issues.ts';
import type { FileRecord, ReadEmail, Values } from './read-email.ts';

export interface ReadEmployee {
  rowIndex: number;
  values: Values;
  email: string;
  /** Undefined where something is wrong. Paths name columns, '' where the message says it all. */
  form: EmployeeForm | undefined;
  /** The names of the places as the company spells them, whatever the file does. */
  places: { position: string; subdivision: string };
  /** The date in the position is that of the hiring, as the file has none. */
  isInPositionFilled: boolean;
  issues: Issue[];
}

/** What the rows are compared with. */
export interface KnownPlaces {
  positions: MatchedNames;
  subdivisions: MatchedNames;
  /** The known employees by e-mail. */
  employees: ReadonlyMap<string, SavedEmployee>;
  /** Columns that the file does not have. Employees keep their saved values there. */
  missing: readonly EmployeeImportField[];
  /** How a name in one column is written. */
  orderOf: NameOrders['orderOf'];
  nameOrder: EmployeeImportForm['nameOrder'];
  /** For each swapped column the column at which its cells stand. */
  swapped: Readonly<Record<string, string>>;
  /** The language of those for whom the file gives none (rule 74). */
  newLocale: Locale;
  dateOrder: DateOrder;
  /** The day of hiring for those who have none. */
  hireDate: string | undefined;
}

/** Turns rows of a file into forms, with everything that is wrong with each row (rules 36 and 79). */
export function readEmployees(
  records: readonly FileRecord[],
  compared: KnownPlaces,
): Promise<ReadEmployee[]> {
  const seen = new Set<string>();
  return inSlices(records, ({ read, bad, ...record }) => {
    const { email } = read;
    const { form, issues: wrong, ...row } = readForm(record.values, read, compared);
    const found = withBadCells(wrong, bad);
    if (email && seen.has(email)) {
      found.push({ path: 'email', key: 'directoryMessages.emailTwice' });
    }
    seen.add(email);
    const said = found.length === 0 ? [] : inFileWords(found, record.values);
    const issues = said.map(standingAt(compared.swapped));
    return { ...record, ...row, email, form: issues.length === 0 ? form : undefined, issues };
  });
}

/** Says it where the cell stands in the file. */
export const standingAt =
  (swapped: KnownPlaces['swapped']) =>
  (issue: Issue): Issue => ({ ...issue, path: swapped[issue.path] ?? issue.path });

/** Stands in for an unknown place, which is reported separately. */
const noPlace = '00000000-0000-0000-0000-000000000000';

function readForm(values: Values, { email, issue }: ReadEmail, compared: KnownPlaces) {
  const { positions, subdivisions, employees, missing, orderOf, newLocale, dateOrder, hireDate } =
    compared;
  const saved = employees.get(email);
  const names = namesOf(values, orderOf);
  const own = { ...values, ...names };
  const cells = fileColumns.map(({ key, read }) => [key, read(own[key], dateOrder)]);
  const { position: _p, subdivision: _s, managerEmail: _m, ...given } = Object.fromEntries(cells);
  const position = positions.find(values.position);
  const subdivision = subdivisions.find(values.subdivision);
  const kept = keptOf(saved, missing);
  const inCompany =
    given.inCompany ?? (hireDate && (saved?.inCompany ?? notAfter(hireDate, given.inPosition)));
  const inPosition = given.inPosition ?? notBefore(inCompany, saved?.inPosition);
  const form = {
    ...given,
    inCompany,
    locale: values.locale === '' ? newLocale : given.locale,
    email,
    positionId: position?.id ?? noPlace,
    subdivisionId: subdivision?.id ?? noPlace,
    ...kept,
    inPosition: inPosition ?? inCompany,
  };
  const isInPositionFilled = inPosition === undefined;
  const parsed = z.safeParse(employeeForm, form, { reportInput: true });
  const wrong = parsed.success ? [] : issuesOf(parsed.error);
  return {
    form: parsed.data,
    places: { position: position?.name ?? '', subdivision: subdivision?.name ?? '' },
    isInPositionFilled,
    issues: [
      ...(issue ? [issue] : []),
      ...dismissalIssues(values, dateOrder),
      ...birthIssues(values, dateOrder),
      ...nameIssues(values, names, compared.nameOrder),
      // A wrong day of hiring is said at its own column.
      ...wrong.filter(({ path }) => !(path === 'inPosition' && isInPositionFilled)),
      ...placeIssues('position', values.position, position, positions),
      ...placeIssues('subdivision', values.subdivision, subdivision, subdivisions),
    ],
  };
}

/** Split with its title, a name would be nonsense. */
function nameIssues(
  values: Values,
  names: SplitName,
  order: EmployeeImportForm['nameOrder'],
): Issue[] {
  const path = titledField(values);
  if (path && !areTwo(values.fullName)) {
    return [{ path, key: 'directoryMessages.employee.nameWithTitle' }];
  }
  return astrayIssues(values, names, order);
}

/** Who was appointed earlier was hired by then. */
const notAfter = (hireDate: string | undefined, appointed: string | undefined) =>
  hireDate !== undefined && appointed !== undefined && appointed < hireDate ? appointed : hireDate;

/** A saved day that is earlier is of an earlier time in the company. */
const notBefore = (hired: string | undefined, saved: string | undefined) =>
  hired !== undefined && saved !== undefined && saved < hired ? undefined : saved;

/** The whole name as the file has it, in columns of their own first; '' where it has none. */
export const nameIn = ({
  fullName,
  lastName,
  firstName,
  middleName,
}: Pick<Values, 'fullName' | 'lastName' | 'firstName' | 'middleName'>): string =>
  fullName !== '' && (lastName === '' || firstName === '')
    ? fullName
    : [lastName, firstName, middleName].filter(Boolean).join(' ');

/** Columns of their own win over the one with the whole name. */
function namesOf(values: Values, orderOf: NameOrders['orderOf']): SplitName {
  const { fullName, lastName, firstName, middleName } = values;
  if (fullName === '') return { lastName, firstName, middleName };
  const split = splitName(fullName, orderOf(fullName));
  return {
    lastName: lastName || split.lastName,
    firstName: firstName || split.firstName,
    middleName: middleName || split.middleName,
  };
}

/** The employee's saved values in the columns that the file leaves out. */
function keptOf(
  saved: SavedEmployee | undefined,
  missing: readonly EmployeeImportField[],
): Partial<SavedEmployee> {
  if (!saved || missing.length === 0) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(([field]) => missing.some((one) => one === field)),
  );
}

const unknownKeys = {
  position: 'directoryMessages.employee.noPositionNamed',
  subdivision: 'directoryMessages.employee.noSubdivisionNamed',
} as const;

function placeIssues(
  path: keyof typeof unknownKeys,
  name: string,
  place: Entry | undefined,
  places: MatchedNames,
): Issue[] {
  if (name === '') return [{ path, key: 'validation.required' }];
  if (!place) return [{ path: '', key: unknownKeys[path], params: { name: quotedCell(name) } }];
  return places.issues(name).map((issue) => ({ ...issue, path }));
}
