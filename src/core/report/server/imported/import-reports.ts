import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import { getSmallGroups, getThreshold } from '#core/questionary/server/record/queries.ts';
import type { ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import {
  type ImportedField,
  type ImportedForm,
  type ImportedReply,
  mostAssessments,
} from '#core/report/contract/imported-report.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#platform/server/table-file/columns/speak-problems.ts';
import { importedColumns, wrongColumns } from './columns.ts';
import { describeReports } from './describe-reports.ts';
import { findNear, quietDays } from './find-near.ts';
import type { ImportedSource } from './make-content.ts';
import { matchCompetences } from './match-competences.ts';
import { peopleOf } from './people.ts';
import {
  type Assessment,
  assessmentsOf,
  byPerson,
  type PlannedReport,
  planReport,
  termKeyOf,
} from './plan-reports.ts';
import {
  keyOfSaved,
  listAssessments,
  listKnownPeople,
  listRemoved,
  listSaved,
  lockImported,
} from './queries.ts';
import { readImported } from './read-reports.ts';
import type { ImportedRow } from './read-row.ts';
import { inShape, inSheet, listUnmarked, rowsOfRoles, type Shape, shapeOf } from './role-sheet.ts';
import { saveReports } from './save-reports.ts';
import { oversized } from './size-rules.ts';

type Table = MappedTable<ImportedField>;

type Asked = AskedImport<ImportedForm>;

/**
 * Brings in every report of the file or none (rule 88). A dry run brings in none and answers the
 * same. 400 where a competence was chosen that is gone.
 */
export async function importReports(scope: Scope, read: Table, asked: Asked): Promise<Taken> {
  const { isDryRun, t, locale } = asked;
  const shape = shapeOf(read, asked.form.columns);
  const table = inShape(read, shape);
  await lockImported(scope);
  const threshold = await getThreshold(scope);
  const { rows, wrong, skipped, newCompetences } = await readFile(scope, table, {
    ...asked,
    shape,
  });
  const reply: ImportedReply = {
    ...nothing,
    ...describeTable(table, skipped),
    newCompetences,
    anonymityThreshold: threshold,
  };
  const refuse = (bad: readonly WrongRow<ImportedField>[]): Taken => ({
    reply: { ...reply, ...describeProblems(bad, { t, locale, columns: importedColumns }) },
    numberList: [],
  });
  if (wrong.length > 0) return refuse(wrong);
  const there = await listAssessments(scope);
  const assessments = assessmentsOf(rows, there);
  if (assessments.length > mostAssessments) return refuse([tooMany(rows)]);
  const large = oversized(assessments);
  if (large.length > 0) return refuse(large);
  const smallGroups = await getSmallGroups(scope);
  const planned = await planAll(scope, assessments, { ...asked, threshold, smallGroups });
  const created = planned.filter(({ outcome }) => outcome === 'created');
  const near = await findNear(scope, created, there);
  if (near.length > 0) return refuse(near);
  const removedBefore = await countRemoved(scope, created);
  const numberList = isDryRun ? [] : await saveReports(scope, created, asked);
  return { reply: { ...reply, ...describeReports(planned), removedBefore }, numberList };
}

interface Taken {
  reply: ImportedReply;
  /** The numbers of the assessments that have got reports. */
  numberList: number[];
}

const nothing = {
  created: 0,
  unchanged: 0,
  different: 0,
  nothingLeft: 0,
  removedBefore: 0,
  reportList: [],
  withheldList: [],
  withheldCount: 0,
} satisfies Partial<ImportedReply>;

const scaleOf = ({ scale }: ImportedForm): ImportedScale => scale ?? '1-5';

/** Where something is wrong with the table itself, its rows are not read. */
async function readFile(
  scope: Scope,
  table: Table,
  { form, today, locale, shape }: Asked & { shape: Shape },
) {
  const isTable = table.errors.length === 0;
  const names = await matchCompetences(scope, form, isTable ? table.records : [], locale);
  const errors = isTable ? wrongColumns(table, shape) : table.errors;
  const records = errors.length > 0 ? [] : table.records;
  const isWide = shape === 'wide';
  const read = await readImported(
    isWide ? (await inSlices(records, rowsOfRoles)).flat() : records,
    {
      people: peopleOf(await listKnownPeople(scope)),
      findCompetence: names.find,
      brandId: scope.brandId,
      scale: scaleOf(form),
      latestEnd: addDays(today, -quietDays),
    },
  );
  return {
    rows: read.rows,
    skipped: isWide ? [...read.skipped, ...listUnmarked(table)] : read.skipped,
    wrong: [...errors, ...(isWide ? inSheet(read.wrong) : read.wrong)],
    newCompetences: names.unknown,
  };
}

function tooMany([first]: readonly ImportedRow[]): WrongRow<ImportedField> {
  const key = 'reportHistoryMessages.tooManyAssessments';
  const issue = { path: 'dateStart', key, params: { max: mostAssessments } } as const;
  return { rowIndex: first?.rowIndex ?? 1, issues: [issue] };
}

async function planAll(
  scope: Scope,
  assessments: readonly Assessment[],
  { form, now, threshold, smallGroups }: Asked & Pick<ImportedSource, 'threshold' | 'smallGroups'>,
): Promise<PlannedReport[]> {
  const saved = await listSaved(
    scope,
    assessments.map(({ id }) => id),
  );
  return inSlices(assessments.flatMap(byPerson), (about) =>
    planReport(about, {
      locale: scope.locale,
      threshold,
      smallGroups,
      scale: scaleOf(form),
      now,
      findSaved: (questionaryId, employeeId) =>
        saved.get(keyOfSaved({ questionaryId, employeeId })),
    }),
  );
}

/** Anybody who has read the former reports may compare their numbers with the new ones. */
async function countRemoved(scope: Scope, created: readonly PlannedReport[]): Promise<number> {
  if (created.length === 0) return 0;
  const removed = new Set(
    (await listRemoved(scope)).map(({ assessment, employeeId }) =>
      [termKeyOf(assessment), employeeId].join(),
    ),
  );
  return created.filter(({ assessment, said }) =>
    [said.employeeId, null].some((about) => removed.has([termKeyOf(assessment), about].join())),
  ).length;
}
