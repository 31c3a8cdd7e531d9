import {
  type CompetenceField,
  type CompetenceImportReply,
  type CompetenceOutcome,
  type ImportedCompetence,
  mostFileCompetences,
  mostShownCompetences,
} from '#core/competence/contract/competence-file.ts';
import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import {
  describeProblems,
  describeTable,
  type WrongRow,
} from '#platform/server/table-file/columns/speak-problems.ts';
import type { Locale } from '#platform/texts/t.ts';
import { competenceColumns } from './file-columns.ts';
import {
  insertCompetences,
  listForImport,
  lockCompetenceNames,
  updateCompetences,
} from './file-queries.ts';
import { type PlannedCompetence, planCompetence } from './plan-competences.ts';
import { replaceAllQuestions } from './queries.ts';
import { type ReadCompetence, readCompetences } from './read-competences.ts';

type Table = MappedTable<CompetenceField>;

/**
 * Takes every competence of a file or none (rule 87). A dry run takes none and answers the same. Two
 * imports at once wait for each other, so that the second is compared with what the first has saved.
 */
export async function importCompetences(
  scope: Scope,
  table: Table,
  { isDryRun, t, locale }: AskedImport,
): Promise<CompetenceImportReply> {
  const described = { ...nothing, ...describeTable(table) };
  const refuse = (wrong: readonly WrongRow<CompetenceField>[]): CompetenceImportReply => ({
    ...described,
    ...describeProblems(wrong, { t, locale, columns: competenceColumns }),
  });
  if (table.errors.length > 0) return refuse(table.errors);
  if (!isDryRun) await lockCompetenceNames(scope);
  const saved = await listForImport(scope, !isDryRun);
  const read = await readCompetences(table.records, {
    saved: groupBy(saved, ({ name }) => fold(name.ru)),
    missing: table.missing,
  });
  const wrong = [...read.flatMap((one) => one.wrong), ...tooMany(read)];
  if (wrong.length > 0) return refuse(wrong);
  const planned = (
    await inSlices(read, ({ form, saved: known, rowIndex }) =>
      form ? [{ ...planCompetence(form, known), rowIndex }] : [],
    )
  ).flat();
  const of = (outcome: CompetenceOutcome) => planned.filter((one) => one.outcome === outcome);
  const created = of('created');
  const updated = of('updated');
  const restored = of('restored');
  if (!isDryRun) {
    await insertCompetences(scope, created);
    await updateCompetences(scope, [...updated, ...restored]);
    await replaceAllQuestions(scope, [...created, ...updated, ...restored]);
  }
  return {
    ...described,
    created: created.length,
    updated: updated.length,
    restored: restored.length,
    unchanged: of('unchanged').length,
    firstCompetences: firstOf(planned, locale),
  };
}

const nothing = {
  created: 0,
  updated: 0,
  restored: 0,
  unchanged: 0,
  firstCompetences: [],
} satisfies Partial<CompetenceImportReply>;

function tooMany(read: readonly ReadCompetence[]): WrongRow<CompetenceField>[] {
  const first = read[mostFileCompetences];
  if (!first) return [];
  const key = 'directoryMessages.competence.tooMany';
  const issue = { path: 'name', key, params: { max: mostFileCompetences } } as const;
  return [{ rowIndex: first.rowIndex, issues: [issue] }];
}

function firstOf(
  planned: readonly (PlannedCompetence & { rowIndex: number })[],
  locale: Locale,
): ImportedCompetence[] {
  const changing = planned.filter(({ outcome }) => outcome !== 'unchanged');
  return (changing.length > 0 ? changing : planned)
    .slice(0, mostShownCompetences)
    .map(({ rowIndex, outcome, changed, name, questionList }) => ({
      rowIndex,
      outcome,
      changed,
      name: spoken(name, locale),
      questionCount: questionList.length,
    }));
}
