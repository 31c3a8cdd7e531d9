import { z } from 'zod/mini';
import { type Entry, normalEmail } from '#contract/call/fields.ts';
import { type Issue, issuesOf } from '#contract/call/issues.ts';
import { type EmployeeForm, employeeForm } from '#contract/employee.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import type { TableRecord } from '#server/table-file/map-columns.ts';
import { quoted } from '#server/table-file/quoted.ts';
import { type FileField, fileColumns } from './file-columns.ts';
import type { SavedEmployee } from './rules.ts';

/** The places of a brand by their names in lower case. */
export interface PlaceNames {
  positions: ReadonlyMap<string, Entry>;
  subdivisions: ReadonlyMap<string, Entry>;
}

export interface ReadEmployee {
  rowIndex: number;
  values: TableRecord<FileField>['values'];
  /** Undefined where something is wrong. Paths name columns, '' where the message says it all. */
  form: EmployeeForm | undefined;
  /** As the company spells them, whatever the case in the file. */
  places: { position: string; subdivision: string };
  issues: Issue[];
}

/** What the rows are compared with. */
export interface Compared {
  names: PlaceNames;
  /** By e-mail. */
  employees: ReadonlyMap<string, SavedEmployee>;
  /** Columns that the file does not have. Employees keep their saved values there. */
  missing: readonly FileField[];
}

/** Turns rows of a file into forms, with everything that is wrong with each row (rule 36). */
export function readEmployees(
  records: readonly TableRecord<FileField>[],
  { names, employees, missing }: Compared,
): Promise<ReadEmployee[]> {
  const seen = new Set<string>();
  return inSlices(records, ({ rowIndex, values }) => {
    const email = normalEmail(values.email);
    const { form, places, issues } = readForm(values, names, kept(employees.get(email), missing));
    if (email && seen.has(email)) {
      issues.push({ path: 'email', key: 'directoryMessages.emailTwice' });
    }
    seen.add(email);
    const isGood = issues.length === 0;
    return { rowIndex, values, form: isGood ? form : undefined, places, issues };
  });
}

/** Stands in for an unknown place, which is reported separately. */
const noPlace = '00000000-0000-0000-0000-000000000000';

/** The employee's saved values in the columns that the file leaves out. */
function kept(saved: SavedEmployee | undefined, missing: readonly FileField[]) {
  if (!saved) return {};
  return Object.fromEntries(
    Object.entries(saved).filter(([field]) => missing.some((one) => one === field)),
  );
}

function readForm(
  values: ReadEmployee['values'],
  { positions, subdivisions }: PlaceNames,
  keptValues: object,
) {
  const cells = fileColumns.map(({ key, read }) => [key, read(values[key])]);
  const { position: _position, subdivision: _subdivision, ...given } = Object.fromEntries(cells);
  const position = positions.get(values.position.toLowerCase());
  const subdivision = subdivisions.get(values.subdivision.toLowerCase());
  const places = {
    positionId: position?.id ?? noPlace,
    subdivisionId: subdivision?.id ?? noPlace,
  };
  const parsed = z.safeParse(
    employeeForm,
    { ...given, ...places, ...keptValues },
    { reportInput: true },
  );
  return {
    form: parsed.data,
    places: { position: position?.name ?? '', subdivision: subdivision?.name ?? '' },
    issues: [
      ...(parsed.success ? [] : issuesOf(parsed.error)),
      ...(position ? [] : [unknown('position', values.position, 'noPositionNamed')]),
      ...(subdivision ? [] : [unknown('subdivision', values.subdivision, 'noSubdivisionNamed')]),
    ],
  };
}

function unknown(
  path: FileField,
  name: string,
  key: 'noPositionNamed' | 'noSubdivisionNamed',
): Issue {
  if (name === '') return { path, key: 'validation.required' };
  return { path: '', key: `directoryMessages.employee.${key}`, params: { name: quoted(name) } };
}
