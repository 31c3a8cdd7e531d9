import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { id, lifeDate } from '#platform/contract/call/fields.ts';
import { flag, wholeNumber } from '#platform/contract/call/query.ts';
import { importPath } from '#platform/contract/call/scope.ts';
import {
  fileChoices,
  fileProblem,
  fileReply,
  jsonField,
  unknownName,
} from '#platform/contract/table-file.ts';
import { savedFields } from './employee.ts';
import { type EmployeeField, employeeFieldNames } from './rules/directory-fields.ts';

/** Employees from a file as a company has it (rules 36, 79 and 80). */

/** What a column of the file may hold. Places are given by name, leaders by e-mail or name. */
export type EmployeeImportField =
  | Exclude<EmployeeField, 'positionId' | 'subdivisionId'>
  | 'fullName'
  | 'position'
  | 'subdivision'
  | 'managerEmail'
  | AsideField;
/** Says that somebody has left; nothing of it is saved. */
export type DismissalField = 'dismissalDate' | 'isDismissed' | 'isActive';
/** Columns by which a row is judged and that no person's record keeps. */
export type AsideField = DismissalField | 'birthDate';

function inFile(field: EmployeeField): EmployeeImportField[] {
  if (field === 'positionId') return ['position'];
  return field === 'subdivisionId' ? ['subdivision', 'managerEmail'] : [field];
}
/** In the order in which they are offered and in which errors name them. */
export const employeeImportFields: [EmployeeImportField, ...EmployeeImportField[]] = [
  'fullName',
  ...employeeFieldNames.flatMap(inFile),
  'dismissalDate',
  'isDismissed',
  'isActive',
  'birthDate',
];

/** For each name in the file the id of the place in the directory that it means. */
const mapped = z.optional(z.record(z.string(), id));

export const dateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.infer<typeof dateOrder>;

export const nameOrder = z.enum(['lastFirst', 'firstFirst']);
export type NameOrder = z.infer<typeof nameOrder>;

/** A row as a spreadsheet numbers it. */
const rowNumber = z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'validation.invalid'));
const isField = (name: string): boolean => employeeImportFields.some((field) => field === name);
const repairedCells = z.record(
  z.string().check(z.refine(isField, 'validation.invalid')),
  z.string().check(z.maxLength(2500)),
);
/** Rows and columns that the file doesn't have are passed over. */
const repairFields = {
  repairs: jsonField(
    z.record(rowNumber, repairedCells),
    'JSON. What stands in cells instead, by row number and field: {"12": {"email": "petrova@zavod.ru"}}. A repaired cell is judged as any other. Rows and columns that the file does not have are passed over, here and below.',
  ),
  leftOut: jsonField(
    z.array(z.int().check(z.minimum(1))),
    'JSON. Numbers of the rows that are left out: [15, 16].',
  ),
  merged: jsonField(
    z.record(rowNumber, z.int().check(z.minimum(1))),
    'JSON. Second rows of people, each with the row that it is merged with: {"18": 12}. Row 12 stays, and its empty cells are filled from row 18.',
  ),
};

const repairedFileForm = z.strictObject({ ...fileChoices(employeeImportFields), ...repairFields });
export type RepairedFileForm = z.output<typeof repairedFileForm>;

export const employeeImportForm = z.strictObject({
  /** Creates the positions and subdivisions that the directory does not have. */
  createPlaces: flag,
  /** Brings archived positions and subdivisions of the file back (rule 86). */
  restorePlaces: flag,
  /** Brings former employees of the file back. Otherwise their rows are skipped. */
  takeBack: flag,
  /** Takes those who have left by the file as employees. Otherwise their rows are skipped. */
  takeDismissed: flag,
  /** What stands first in days like 4/5/2021; needed where the file leaves doubt. */
  dateOrder: z.optional(dateOrder),
  /** What a name of two words in one cell begins with; left out, each row as proposed. */
  nameOrder: z.optional(nameOrder),
  /** Leaves positions and subdivisions as the headers say, though they look swapped. */
  keepPlaceColumns: flag,
  /** Takes the days of hiring as they are, though they look like births. */
  keepHireDates: flag,
  /** Tidies names in capitals and takes titles off: with titles rows are wrong without it. */
  tidyNames: flag,
  /** The day of hiring of those for whom the file and the directory have none. */
  hireDate: z.optional(lifeDate),
  ...fileChoices(employeeImportFields),
  ...repairFields,
  /** Which part of the rows to repair is answered, from 1. */
  repairPage: z.optional(wholeNumber(1, 20_000)),
  /** Skips the people without an e-mail: without it their rows are wrong. */
  skipWithoutEmail: flag,
  /** Leaves out the leaders who can't be: without it their rows are wrong. */
  leaveLeadersOut: flag,
  /**
   * Whom a name or e-mail of the file means as a leader, by e-mail, or by a name that one person has; of several people of
   * one name, or of those with such initials, null for none.
   */
  leaders: jsonField(z.record(z.string(), z.nullable(z.string()))),
  /** Unknown places that are others by another name. */
  places: jsonField(z.strictObject({ positions: mapped, subdivisions: mapped })),
});
export type EmployeeImportForm = z.output<typeof employeeImportForm>;

/** What taking a row does: a known e-mail is updated, one who was deleted or has left is restored. */
export const employeeOutcome = z.enum(['created', 'updated', 'restored', 'unchanged']);
export type EmployeeOutcome = z.infer<typeof employeeOutcome>;

const { positionId: _position, subdivisionId: _subdivision, ...shownFields } = savedFields;
/** A row as it will be saved, with places by name. */
export const importedEmployee = z.object({
  rowIndex: z.number(),
  outcome: employeeOutcome,
  /** For a known employee: the fields that change. */
  changed: z.array(z.string()),
  ...shownFields,
  position: z.string(),
  subdivision: z.string(),
  /** The leaders' e-mails, with commas; '' also where the file has no such column. */
  managerEmail: z.string(),
  /** The leaders' names, as many as their e-mails. */
  managerName: z.string(),
});
export type ImportedEmployee = z.infer<typeof importedEmployee>;

/** A place that the directory doesn't have. */
const unknownPlace = z.object({
  ...unknownName.shape,
  /** The directory's place whose name is a slip of the pen away. Nobody gets it unless it is chosen. */
  proposed: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type UnknownPlace = z.infer<typeof unknownPlace>;

/** An archived place that somebody would newly get, and in how many rows. */
const archivedPlace = z.object({
  kind: z.enum(['position', 'subdivision']),
  id: z.string(),
  name: z.string(),
  count: z.number(),
});
export type ArchivedPlace = z.infer<typeof archivedPlace>;

/** Somebody of the directory or of the file who may lead. */
const possibleLeader = z.object({ email: z.string(), name: z.string(), position: z.string() });
export type PossibleLeader = z.infer<typeof possibleLeader>;

/** How many rows name a leader, and the first of these rows, each with whose row it is. */
const namedIn = { count: z.number(), rowList: fileProblem.shape.rowList };

/**
 * A leader of the file who can't be: nobody has that name or e-mail, they have left, their row has
 * no e-mail and is skipped, or is left out, or it is the person themself. Of what was chosen instead, `several` too.
 */
const missingLeader = z.object({
  name: z.string(),
  reason: z.enum(['unknown', 'left', 'noEmail', 'leftOut', 'own', 'several']),
  ...namedIn,
  /** Who was chosen instead; null where nobody was, or one who can't be either, for that reason. */
  meant: z.nullable(possibleLeader),
  /** People whose name or e-mail is near the one in the file. Nobody is taken unless chosen. */
  proposals: z.array(possibleLeader),
});
export type MissingLeader = z.infer<typeof missingLeader>;

/** A leader's name that several people have, or initials, even where one person fits. */
const namesakes = z.object({ name: z.string(), ...namedIn, people: z.array(possibleLeader) });
export type Namesakes = z.infer<typeof namesakes>;
/** How many people of one name are listed. */
export const mostNamesakes = 50;

/** Days that look as if the month stood first. */
const doubtfulDates = z.object({
  /** Which order fits more of the days. */
  proposed: dateOrder,
  /** The first such cell. */
  rowIndex: z.number(),
  value: z.string(),
  /** A cell that either order can read, and the days that it then is. */
  sample: z.nullable(z.object({ value: z.string(), dayFirst: z.string(), monthFirst: z.string() })),
});
export type DoubtfulDates = z.infer<typeof doubtfulDates>;

/** Names of two words that are proposed to be read the other way round than the column’s custom is. */
const turnedNames = z.object({
  count: z.number(),
  /** How many names tell nothing of their order, in a column that mixes both orders. */
  unclear: z.number(),
  /** Last names stand in the column of first names: `nameOrder` lastFirst leaves them as they are. */
  areColumns: z.boolean(),
  /** The first of them. `value` is as in the file, the names as they will be. */
  rowList: z.array(
    z.object({
      rowIndex: z.number(),
      value: z.string(),
      lastName: z.string(),
      firstName: z.string(),
    }),
  ),
});
export type TurnedNames = z.infer<typeof turnedNames>;

/** Columns of positions and subdivisions that hold something else than their headers say. */
const swappedPlaces = z.object({
  /** What the two columns seem to hold: each other's cells, positions twice, or subdivisions twice. */
  looks: z.enum(['swapped', 'positionsTwice', 'subdivisionsTwice']),
  count: z.number(),
  /** The first of them, as they will be. */
  rowList: z.array(
    z.object({ rowIndex: z.number(), position: z.string(), subdivision: z.string() }),
  ),
});
export type SwappedPlaces = z.infer<typeof swappedPlaces>;

/** Days of hiring that look like births: the header of their column, and the first of them. */
const likeBirths = z.object({ header: z.string(), rowIndex: z.number(), value: z.string() });
export type LikeBirths = z.infer<typeof likeBirths>;

/** Somebody new whose name the directory has with another e-mail, which the file doesn't name. */
const knownElsewhere = z.object({
  rowIndex: z.number(),
  name: z.string(),
  email: z.string(),
  known: z.array(z.object({ email: z.string(), position: z.string() })),
});
export type KnownElsewhere = z.infer<typeof knownElsewhere>;
/** How many of these are answered at once. */
export const mostKnownElsewhere = 50;

/** Names in capitals or with titles, whether or not they are tidied. */
const untidyNames = z.object({
  count: z.number(),
  /** The first of them. */
  rowList: z.array(z.object({ rowIndex: z.number(), value: z.string(), tidied: z.string() })),
});
export type UntidyNames = z.infer<typeof untidyNames>;

const withoutEmail = z.object({
  count: z.number(),
  /** The first of them. */
  rowList: z.array(z.object({ rowIndex: z.number(), text: z.string() })),
});
export type WithoutEmail = z.infer<typeof withoutEmail>;

/** A cell with something wrong, or that was repaired, as it stands now. */
const repairCell = z.object({
  field: z.enum(employeeImportFields),
  value: z.string(),
  /** What is wrong; '' where nothing is. */
  message: z.string(),
  /** What may be meant. None of these is wrong. */
  proposals: z.array(z.string()),
});
export type RepairCell = z.infer<typeof repairCell>;

/** A row that is wrong, or of which something was decided. */
const repairRow = z.object({
  rowIndex: z.number(),
  /** The name or e-mail of the person whose row it is. */
  text: z.string(),
  state: z.enum(['wrong', 'repaired', 'leftOut', 'merged']),
  cellList: z.array(repairCell),
  /** What is wrong with the row and belongs to no cell of it. */
  errorList: z.array(z.string()),
  /** Where the person works by this row. */
  place: z.string(),
  /** The first row of the same e-mail, where it is another, or the one that this is merged with. */
  twin: z.nullable(z.number()),
  /** Where the person works by that row. */
  twinPlace: z.string(),
});
export type RepairRow = z.infer<typeof repairRow>;
/** How many rows are answered at once: all of a wrong file would be megabytes. */
export const repairsPerPage = 10;
/** Wrong rows that follow each other, by their numbers. */
const rowRange = z.object({ from: z.number(), to: z.number() });
/** How many people of one name are named. */
export const mostSameNames = 5;
/** More states would be another column. */
export const mostStates = 10;
export type RowRange = z.infer<typeof rowRange>;

const employeeImportReply = z.object({
  ...fileReply(employeeImportFields),
  /** A page of them, in the order of the file. Empty where something is wrong with the table. */
  repairList: z.array(repairRow),
  repairRowCount: z.number(),
  /** The page that is answered: the last one, where a later one was asked for. */
  repairPage: z.number(),
  /** All wrong rows. */
  wrongRowList: z.array(rowRange),
  created: z.number(),
  updated: z.number(),
  restored: z.number(),
  unchanged: z.number(),
  /** Headers of columns that were skipped. */
  skippedColumns: z.array(z.string()),
  /** The first rows that change something. If none does, the first rows. */
  firstRows: z.array(importedEmployee),
  /** Those without an id would be created. */
  newPlaces: z.object({ positions: z.array(unknownPlace), subdivisions: z.array(unknownPlace) }),
  /** The directory has no places yet, so that the file's can only be created. */
  isFirst: z.boolean(),
  missingLeaders: z.array(missingLeader),
  namesakeLeaders: z.array(namesakes),
  /** How many people get other leaders. */
  leadersChanged: z.number(),
  archivedPlaces: z.array(archivedPlace),
  /** Rows of former employees: taken back, or skipped. */
  takenBack: z.number(),
  /** Null where the order of days and months leaves no doubt and was not chosen. */
  doubtfulDates: z.nullable(doubtfulDates),
  /** Null where the days of hiring don't look like births. */
  likeBirths: z.nullable(likeBirths),
  /** People without a day of hiring, and what may be taken; null where there are none. */
  withoutHireDate: z.nullable(z.object({ count: z.number(), proposed: z.string() })),
  /** Null where all names are as they should be. */
  untidyNames: z.nullable(untidyNames),
  /** Null where no name is read the other way round and no order was chosen. */
  turnedNames: z.nullable(turnedNames),
  /** Null where positions and subdivisions stand under their headers. */
  swappedPlaces: z.nullable(swappedPlaces),
  /** Rows without a subdivision in a list that names each only in its first row: they have that of the row above. */
  filledDown: z.number(),
  /** Rows of people who have left by the file: skipped, or taken as employees. */
  dismissed: z.number(),
  /** Those of them who work here by the directory, and go on doing so. */
  dismissedStillHere: z.number(),
  /** People without an e-mail, who are skipped, or wrong; null where there are none. */
  withoutEmail: z.nullable(withoutEmail),
  /** Rows whose date in the position is that of the hiring, as the file has none. */
  inPositionFilled: z.number(),
  /** The states, in words of the file, of those who are taken as working here. */
  stateList: z.array(z.object({ name: z.string(), count: z.number() })),
  /** Sheets that have people, too, and are not read. */
  otherSheets: z.array(z.string()),
  /** The first people of one name with different e-mails. */
  sameNames: z.array(z.object({ name: z.string(), rowList: z.array(z.number()) })),
  /** The first of those who may be here already. A repaired e-mail makes a row one of the known person. */
  knownElsewhere: z.array(knownElsewhere),
  knownElsewhereCount: z.number(),
  /** Rows of people that the spreadsheet hides, as with a filter. They are taken as any other. */
  hidden: z.number(),
});
export type EmployeeImportReply = z.infer<typeof employeeImportReply>;

export const importEmployees = endpoint({
  name: 'importEmployees',
  summary:
    'Takes employees from a CSV or XLSX file, all or none; with dryRun only says what it would do',
  method: 'POST',
  path: importPath,
  access: 'directory_employee_employee_import',
  scope: 'people.write',
  query: z.strictObject({ dryRun: flag }),
  body: employeeImportForm,
  upload: true,
  reply: employeeImportReply,
  errors: ['conflict'],
});

export const getEmployeeExample = endpoint({
  name: 'getEmployeeExample',
  summary: 'example.csv: a file as the import takes it',
  method: 'GET',
  path: '/employee/importExample',
  access: 'directory_employee_employee_import',
  scope: 'people.write',
  reply: 'file',
});

export const repairEmployeeFile = endpoint({
  name: 'repairEmployeeFile',
  summary:
    'The file as XLSX with its repaired cells and merged rows, those left out on a sheet of their own; nothing is saved',
  method: 'POST',
  path: '/employee/importRepaired',
  access: 'directory_employee_employee_import',
  body: repairedFileForm,
  upload: true,
  reply: 'file',
});
