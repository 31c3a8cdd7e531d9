import {
  type HistoryField,
  type HistoryForm,
  type HistoryReply,
  mostAssessments,
} from '#contract/report-history.ts';
import { addDays } from '#contract/rules/days.ts';
import type { HistoryScale } from '#contract/rules/history-scale.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Moment } from '#server/http/in-brand.ts';
import { getThreshold, takeNumbers } from '#server/questionary/record/queries.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#server/table-file/speak-problems.ts';
import { historyColumns, wrongColumns } from './columns.ts';
import { describeReports } from './describe-reports.ts';
import { findNear, quietDays } from './find-near.ts';
import { matchCompetences } from './match-competences.ts';
import { peopleOf } from './people.ts';
import {
  type Assessment,
  assessmentsOf,
  byPerson,
  type PlannedReport,
  planReport,
} from './plan-reports.ts';
import {
  insertAssessments,
  insertReports,
  keyOfSaved,
  listAssessments,
  listPeople,
  listSaved,
  lockHistory,
} from './queries.ts';
import { type HistoryRow, readHistory } from './read-history.ts';
import { inShape, inSheet, listUnmarked, rowsOfRoles, type Shape, shapeOf } from './role-sheet.ts';
import { oversized } from './size-rules.ts';

type Table = MappedTable<HistoryField>;

interface Asked extends Moment {
  form: HistoryForm;
  isDryRun: boolean;
  /** The account that brings them in. */
  accountId: string;
  t: T;
  locale: Locale;
}

/**
 * Brings in every report of the file or none (rule 88). A dry run brings in none and answers the
 * same. 400 where a competence was chosen that is gone.
 */
export async function importHistory(
  scope: Scope,
  read: Table,
  asked: Asked,
): Promise<HistoryReply> {
  const { isDryRun, t, locale } = asked;
  const shape = shapeOf(read, asked.form.columns);
  const table = inShape(read, shape);
  await lockHistory(scope);
  const threshold = await getThreshold(scope);
  const { rows, wrong, skipped, newCompetences } = await readFile(scope, table, {
    ...asked,
    shape,
  });
  const reply: HistoryReply = {
    ...nothing,
    ...describeTable(table, skipped),
    newCompetences,
    anonymityThreshold: threshold,
  };
  const refuse = (bad: readonly WrongRow<HistoryField>[]): HistoryReply => ({
    ...reply,
    ...describeProblems(bad, { t, locale, columns: historyColumns }),
  });
  if (wrong.length > 0) return refuse(wrong);
  const there = await listAssessments(scope);
  const assessments = assessmentsOf(rows, there);
  if (assessments.length > mostAssessments) return refuse([tooMany(rows)]);
  const large = oversized(assessments);
  if (large.length > 0) return refuse(large);
  const planned = await planAll(scope, assessments, { ...asked, threshold });
  const created = planned.filter(({ outcome }) => outcome === 'created');
  const near = await findNear(scope, created, there);
  if (near.length > 0) return refuse(near);
  if (!isDryRun) await save(scope, created, asked);
  return { ...reply, ...describeReports(planned) };
}

const nothing = {
  created: 0,
  unchanged: 0,
  different: 0,
  nothingLeft: 0,
  reportList: [],
  withheldList: [],
  withheldCount: 0,
} satisfies Partial<HistoryReply>;

const scaleOf = ({ scale }: HistoryForm): HistoryScale => scale ?? '1-5';

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
  const read = await readHistory(isWide ? (await inSlices(records, rowsOfRoles)).flat() : records, {
    people: peopleOf(await listPeople(scope)),
    findCompetence: names.find,
    brandId: scope.brandId,
    scale: scaleOf(form),
    latestEnd: addDays(today, -quietDays),
  });
  return {
    rows: read.rows,
    skipped: isWide ? [...read.skipped, ...listUnmarked(table)] : read.skipped,
    wrong: [...errors, ...(isWide ? inSheet(read.wrong) : read.wrong)],
    newCompetences: names.unknown,
  };
}

function tooMany([first]: readonly HistoryRow[]): WrongRow<HistoryField> {
  const key = 'reportHistoryMessages.tooManyAssessments';
  const issue = { path: 'dateStart', key, params: { max: mostAssessments } } as const;
  return { rowIndex: first?.rowIndex ?? 1, issues: [issue] };
}

async function planAll(
  scope: Scope,
  assessments: readonly Assessment[],
  { form, now, threshold }: Asked & { threshold: number },
): Promise<PlannedReport[]> {
  const saved = await listSaved(
    scope,
    assessments.map(({ id }) => id),
  );
  return inSlices(assessments.flatMap(byPerson), (about) =>
    planReport(about, {
      threshold,
      scale: scaleOf(form),
      now,
      findSaved: (questionaryId, employeeId) =>
        saved.get(keyOfSaved({ questionaryId, employeeId })),
    }),
  );
}

async function save(
  scope: Scope,
  created: readonly PlannedReport[],
  { now, accountId }: Asked,
): Promise<void> {
  const added = [...new Set(created.map(({ assessment }) => assessment))].filter(
    ({ isNew }) => isNew,
  );
  const first = added.length > 0 ? await takeNumbers(scope, added.length) : 0;
  const numbers = new Map(added.map((one, at) => [one.id, first + at]));
  const numberOf = ({ id, number }: Assessment) => numbers.get(id) ?? number;
  await insertAssessments(
    scope,
    added.map((one) => ({
      id: one.id,
      number: numberOf(one),
      status: 'archived',
      method: one.method,
      type: 'surname',
      dateStart: one.dateStart,
      dateEnd: one.dateEnd,
      isAnonymous: true,
      title: one.title,
      createdAt: now,
      broughtAt: now,
      sentBy: accountId,
    })),
  );
  await insertReports(
    scope,
    created.map(({ content, texts, assessment }) => ({
      content: { ...content, number: numberOf(assessment) },
      texts,
    })),
  );
}
