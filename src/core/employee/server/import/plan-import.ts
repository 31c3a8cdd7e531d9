import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import {
  type EmployeeImportField,
  type EmployeeImportForm,
  type EmployeeImportReply,
  type EmployeeOutcome,
  mostStates,
  type UnknownPlace,
  type WithoutEmail,
} from '#core/employee/contract/employee-import.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { isChanged, type LeaderChange } from '#core/employee/server/leader/rules.ts';
import { noRoom } from '#core/employee/server/room.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import {
  mostProblemRows,
  mostUnknownNames,
  type SkippedRow,
  type UnknownName,
} from '#platform/contract/table-file.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { othersFirst } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import type { ByName } from '#platform/server/table-file/columns/match-names.ts';
import { missingColumn } from '#platform/server/table-file/columns/missing-column.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#platform/server/table-file/columns/speak-problems.ts';
import { saidState } from './cells/dismissed.ts';
import { knownElsewhere } from './cells/same-names.ts';
import { firstRows } from './first-rows.ts';
import { importColumns } from './import-columns.ts';
import type { JudgeSender, SenderIssues } from './key-limit.ts';
import type { OpenLeaders } from './open-leaders.ts';
import { type PlannedRows, planRows } from './plan-rows.ts';
import { listPeopleHere } from './queries.ts';
import { type ReadFile, readFile, skippedPerson, whoseRow } from './read-file.ts';
import { nearestName } from './repair/nearest-name.ts';
import { listRepairs, nothingToRepair } from './repair/repair-list.ts';
import { type RepairedTable, repairTable } from './repair/repair-table.ts';

type Table = MappedTable<EmployeeImportField>;

export interface PlannedImport {
  reply: EmployeeImportReply;
  /** What the reply says is wrong. */
  wrong: readonly WrongRow<EmployeeImportField>[];
  /** What of it is wrong because of who sends the file. */
  refused: SenderIssues;
  table: Table;
  file: ReadFile;
  /** Nothing of it may be saved where the reply has errors. */
  planned: readonly PlannedEmployee[];
  /** Only those that change something. */
  changes: readonly LeaderChange[];
}

interface Asked extends Pick<AskedImport<EmployeeImportForm>, 'form' | 'today' | 't' | 'locale'> {
  /** Whether the caller looks for room itself, as it knows who leaves. */
  leavesRoom?: boolean;
  /** What its sender may not do. */
  judgeSender?: JudgeSender;
}

/**
 * What a file would do. Nobody else saves employees until the transaction ends. `sameAs`: whose e-mail the file has
 * changed, by the new one.
 */
export async function planImport(
  scope: Scope,
  given: Table,
  { form, today, t, locale, leavesRoom, judgeSender }: Asked,
  sameAs: ReadonlyMap<string, SavedEmployee> = new Map(),
): Promise<PlannedImport> {
  const repaired = repairTable(given, form);
  const { table, leftOut } = repaired;
  await lockEmployees(scope);
  const file = await readFile(scope, table, { form, today, sameAs });
  const plan = await planRows(scope, file, { form, today, missing: table.missing, leftOut });
  const { rows } = plan;
  await othersFirst();
  const speech = { t, locale, columns: importColumns };
  const wrong = [...wrongRows(table, file, plan, form)];
  let refused: SenderIssues = { ofFile: [], ofRows: [] };
  const areRows = wrong.every(({ values }) => values !== undefined);
  const reply = {
    ...nothing,
    ...described(table, [...file.skipped, ...skippedBy(repaired)], { file, plan, today }),
    ...(await elsewhere(scope, file, rows)),
    ...(areRows
      ? listRepairs(repaired, { rows, leaders: plan.openLeaders, form, today, speech })
      : nothingToRepair),
  };
  const planned = rows.flatMap((row) => row.planned ?? []);
  const changes = rows.flatMap(({ leaders }) => leaders?.change ?? []).filter(isChanged);
  const count = (outcome: EmployeeOutcome) =>
    planned.filter((one) => one.outcome === outcome).length;
  if (wrong.length === 0) {
    const coming = count('created') + count('restored');
    const full = leavesRoom ? undefined : await noRoom(scope, { coming, path: 'email' });
    if (judgeSender) refused = await judgeSender(rows);
    const ofFile = [...(full ? [full] : []), ...refused.ofFile];
    wrong.push(...ofFile.map((issue) => ({ rowIndex: 1, issues: [issue] })), ...refused.ofRows);
  }
  const found =
    wrong.length > 0
      ? describeProblems(wrong, speech)
      : {
          created: count('created'),
          updated: count('updated'),
          restored: count('restored'),
          unchanged: count('unchanged'),
          firstRows: firstRows(rows),
          leadersChanged: changes.length,
          inPositionFilled: rows.filter(({ isInPositionFilled }) => isInPositionFilled).length,
        };
  return { reply: { ...reply, ...found }, wrong, refused, table, file, planned, changes };
}

/** Newcomers who may be known by another e-mail. Whoever is in the file by the known e-mail too is no question. */
async function elsewhere(scope: Scope, { employees }: ReadFile, rows: PlannedRows['rows']) {
  const newcomers = rows.flatMap(({ rowIndex, planned }) =>
    planned?.outcome === 'created'
      ? [{ rowIndex, email: planned.form.email, form: planned.form }]
      : [],
  );
  if (newcomers.length === 0) return { knownElsewhere: [], knownElsewhereCount: 0 };
  const inFile = new Set([...employees.values()].map(({ id }) => id));
  const known = await listPeopleHere(scope);
  return knownElsewhere(
    newcomers,
    known.filter(({ id }) => !inFile.has(id)),
  );
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
function described(
  table: Table,
  skipped: readonly SkippedRow[],
  { file, plan: { openLeaders }, today }: { file: ReadFile; plan: PlannedRows; today: string },
) {
  const first = <Item>(items: readonly Item[]) => items.slice(0, mostUnknownNames);
  return {
    ...describeTable(table, skipped),
    skippedColumns: table.unknown,
    newPlaces: {
      positions: withProposals(first(file.positions.unknown), file.known.positions),
      subdivisions: withProposals(first(file.subdivisions.unknown), file.known.subdivisions),
    },
    isFirst: file.known.positions.size + file.known.subdivisions.size === 0,
    missingLeaders: first(openLeaders.missing),
    namesakeLeaders: first(openLeaders.namesakes),
    ...file.told,
    withoutHireDate:
      file.withoutHireDate > 0 ? { count: file.withoutHireDate, proposed: today } : null,
    dismissed: file.dismissed.length,
    dismissedStillHere: stillHere(file),
    withoutEmail: withoutEmail(file),
    stateList: statesOf(file.rows),
    otherSheets: table.otherTables.map(quotedCell),
    hidden: table.records.filter(({ isHidden }) => isHidden).length,
  };
}

function withProposals(names: readonly UnknownName[], known: ByName): UnknownPlace[] {
  const nearest = nearestName(known.values());
  return names.map((unknown) => ({ ...unknown, proposed: nearest(unknown.name) }));
}

const withoutEmail = ({ withoutEmail: records }: ReadFile): WithoutEmail | null => {
  const rowList = records
    .slice(0, mostProblemRows)
    .map((record) => ({ rowIndex: record.rowIndex, text: whoseRow(record) }));
  return records.length > 0 ? { count: records.length, rowList } : null;
};

/** The most frequent first. */
function statesOf(rows: ReadFile['rows']): EmployeeImportReply['stateList'] {
  const groups = groupBy(rows.map(({ values }) => saidState(values)).filter(Boolean), fold);
  return [...groups.values()]
    .map((same) => ({ name: quotedCell(same[0] ?? ''), count: same.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostStates);
}

const skippedBy = ({ leftOut, merged }: RepairedTable): SkippedRow[] => [
  ...leftOut.map((row) => skippedPerson(row, 'leftOut')),
  ...merged.map(({ row }) => skippedPerson(row, 'merged')),
];

const stillHere = ({ dismissed, employees }: ReadFile): number =>
  dismissed.filter(({ read }) => {
    const saved = employees.get(read.email);
    return saved && !saved.isFired && !saved.isDeleted;
  }).length;

/** Where something is wrong with the table or with a whole column, nothing is said of the rows. */
function wrongRows(
  { errors, missing }: Table,
  file: ReadFile,
  { rows, openLeaders }: PlannedRows,
  form: EmployeeImportForm,
): readonly WrongRow<EmployeeImportField>[] {
  if (errors.length > 0) return errors;
  const isDateless = missing.includes('inCompany') && form.hireDate === undefined;
  if (isDateless && file.withoutHireDate > 0) return [noHireDates];
  const doubt = form.dateOrder === undefined && file.told.doubtfulDates;
  if (doubt) {
    const params = { value: doubt.value };
    const issue = { path: '', key: `${words}.dateOrderOpen`, params } as const;
    return [{ rowIndex: doubt.rowIndex, issues: [issue] }];
  }
  const births = !form.keepHireDates && file.told.likeBirths;
  if (births) {
    const params = { header: births.header, value: births.value };
    const issue = { path: '', key: `${words}.likeBirths`, params } as const;
    return [{ rowIndex: births.rowIndex, issues: [issue] }];
  }
  if (file.isNobodyReached) return [nobodyReached];
  const wrongColumns = wrongNames(file, openLeaders);
  if (wrongColumns.length > 0) return [{ rowIndex: 1, issues: wrongColumns }];
  return rows.filter(({ issues }) => issues.length > 0);
}

const noHireDates: WrongRow<EmployeeImportField> = {
  rowIndex: 1,
  issues: [missingColumn('inCompany')],
};

const nobodyReached: WrongRow<EmployeeImportField> = {
  rowIndex: 1,
  issues: [{ path: 'email', key: 'directoryMessages.employee.nobodyHasEmail' }],
};

/** More unknown names than a company has are those of another column. */
function wrongNames({ positions, subdivisions }: ReadFile, { missing }: OpenLeaders): Issue[] {
  const params = { max: mostUnknownNames };
  const issues: [count: number, Issue][] = [
    [positions.created.length, { path: 'position', key: `${words}.tooManyPlaces`, params }],
    [subdivisions.created.length, { path: 'subdivision', key: `${words}.tooManyPlaces`, params }],
    [
      missing.filter(({ meant }) => !meant).length,
      { path: 'managerEmail', key: `${words}.tooManyMissingLeaders`, params },
    ],
  ];
  return issues.flatMap(([count, issue]) => (count > mostUnknownNames ? [issue] : []));
}
const words = 'directoryMessages.employee';
