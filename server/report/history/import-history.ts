import { type Entry, type Localized, spoken } from '#contract/call/fields.ts';
import { mostNewPlaces } from '#contract/employee-import.ts';
import {
  type HistoryField,
  type HistoryForm,
  type HistoryReply,
  historyFields,
  historyOutcomes,
  mostAssessments,
  mostReports,
  mostWithheld,
} from '#contract/report-history.ts';
import { addDays } from '#contract/rules/days.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import { areKnown, matchPlaces } from '#server/employee/place-names.ts';
import { invalid } from '#server/errors.ts';
import type { Moment } from '#server/http/in-brand.ts';
import { getThreshold, takeNumbers } from '#server/questionary/record/queries.ts';
import { inSlices } from '#server/shared/in-slices.ts';
import { fold } from '#server/table-file/fold.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#server/table-file/speak-problems.ts';
import { columnName, missingColumns } from './columns.ts';
import { findNear, quietDays } from './find-near.ts';
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
  listCompetenceNames,
  listPeople,
  listSaved,
  lockHistory,
} from './queries.ts';
import { readHistory } from './read-history.ts';

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
  table: Table,
  asked: Asked,
): Promise<HistoryReply> {
  const { form, isDryRun, now, today, t, locale } = asked;
  await lockHistory(scope);
  const threshold = await getThreshold(scope);
  const isTable = table.errors.length === 0;
  const names = await namesOf(scope, form, isTable ? table : { records: [] }, locale);
  const errors = isTable ? missingColumns(table) : table.errors;
  const { rows, wrong, skipped } = await readHistory(errors.length > 0 ? [] : table.records, {
    people: peopleOf(await listPeople(scope)),
    findCompetence: names.find,
    brandId: scope.brandId,
    scale: form.scale ?? '1-5',
    latestEnd: addDays(today, -quietDays),
  });
  const reply: HistoryReply = {
    ...nothing,
    ...describeTable(table, skipped),
    newCompetences: names.unknown.slice(0, mostNewPlaces),
    anonymityThreshold: threshold,
  };
  const refuse = (bad: readonly WrongRow<HistoryField>[]): HistoryReply => ({
    ...reply,
    ...describeProblems(bad, {
      t,
      fields: historyFields,
      nameOf: (field) => columnName(field, locale),
    }),
  });
  if (errors.length > 0) return refuse(errors);
  if (wrong.length > 0) return refuse(wrong);
  const there = await listAssessments(scope);
  const assessments = assessmentsOf(rows, there);
  if (assessments.length > mostAssessments) {
    const params = { max: mostAssessments };
    const issue = {
      path: 'dateStart',
      key: 'reportHistoryMessages.tooManyAssessments',
      params,
    } as const;
    return refuse([{ rowIndex: rows[0]?.rowIndex ?? 1, issues: [issue] }]);
  }
  const saved = await listSaved(
    scope,
    assessments.map(({ id }) => id),
  );
  const planned = await inSlices(assessments.flatMap(byPerson), (about) =>
    planReport(about, {
      threshold,
      scale: form.scale ?? '1-5',
      now,
      findSaved: (questionaryId, employeeId) =>
        saved.get(keyOfSaved({ questionaryId, employeeId })),
    }),
  );
  const created = planned.filter(({ outcome }) => outcome === 'created');
  const near = await findNear(scope, created, there);
  if (near.length > 0) return refuse(near);
  if (!isDryRun) await save(scope, created, asked);
  return { ...reply, ...describe(planned) };
}

const nothing = {
  data: [],
  errorRowCount: 0,
  problemList: [],
  created: 0,
  unchanged: 0,
  different: 0,
  nothingLeft: 0,
  reportList: [],
  withheldList: [],
  withheldCount: 0,
} satisfies Partial<HistoryReply>;

/** The competences that the file names, by either name of theirs or as somebody has chosen. */
async function namesOf(
  scope: Scope,
  { competences: mapped }: HistoryForm,
  { records }: Pick<Table, 'records'>,
  locale: Locale,
) {
  const competences = await listCompetenceNames(scope);
  const known = new Map<string, Entry>();
  const byId = new Map(competences.map((one) => [one.id, one]));
  for (const { id, name } of competences) {
    const entry = { id, name: spoken(name, locale) };
    for (const one of [name.ru, name.en]) {
      if (one && !known.has(fold(one))) known.set(fold(one), entry);
    }
  }
  if (!areKnown(known, mapped)) {
    throw invalid({ path: 'competences', key: 'directoryMessages.unknownCompetence' });
  }
  const cells = records.map(({ values }) => values.competence);
  const { find, unknown } = matchPlaces(cells, known, { mapped, creates: false });
  return {
    unknown,
    find: (cell: string): { id: string; name: Localized } | undefined =>
      byId.get(find(cell)?.id ?? ''),
  };
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

function describe(planned: readonly PlannedReport[]) {
  const countOf = (outcome: (typeof historyOutcomes)[number]) =>
    planned.filter((one) => one.outcome === outcome).length;
  const withheld = planned
    .filter(({ outcome }) => outcome === 'created' || outcome === 'nothingLeft')
    .flatMap(({ withheld, said }) =>
      withheld.map(({ rowIndex, competence, type, count }) => ({
        rowIndex,
        subject: said.subject,
        competence: competence.name.ru,
        type,
        count,
      })),
    );
  const place = ({ outcome }: PlannedReport) => historyOutcomes.indexOf(outcome);
  return {
    created: countOf('created'),
    unchanged: countOf('unchanged'),
    different: countOf('different'),
    nothingLeft: countOf('nothingLeft'),
    reportList: planned
      .toSorted((a, b) => place(a) - place(b))
      .slice(0, mostReports)
      .map(({ said }) => said),
    withheldList: withheld.slice(0, mostWithheld),
    withheldCount: withheld.length,
  };
}
