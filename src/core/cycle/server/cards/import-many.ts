import { makeCards, ofNewCycle } from '#core/cycle/server/make-cards.ts';
import type {
  ImportManyForm,
  ImportManyReply,
  SubjectField,
} from '#core/questionary/contract/questionary-from-file.ts';
import { type AskedOfAll, nothingMade } from '#core/questionary/server/from-file/make-many.ts';
import { subjectColumns } from '#core/questionary/server/from-file/participant-columns.ts';
import { findPeopleByEmail, findPeopleByName } from '#core/questionary/server/from-file/queries.ts';
import { readSubjects } from '#core/questionary/server/from-file/read-participants.ts';
import {
  readSubjectFile,
  type SubjectFile,
} from '#core/questionary/server/from-file/subject-file.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { MappedTable, RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import {
  describeProblems,
  describeTable,
} from '#platform/server/table-file/columns/speak-problems.ts';
import { cycleOf } from './cycle-of.ts';

/**
 * Creates a cycle by cards with a questionary for every subject in the file, or nothing at all. A dry run creates
 * neither and answers the same. Participants come from the structure too where that is asked for, or where the
 * file names none.
 */
export async function importMany(
  scope: Scope,
  table: MappedTable<SubjectField>,
  { form, ...asked }: AskedOfAll & { form: ImportManyForm },
): Promise<ImportManyReply> {
  const { t, locale } = asked;
  const { method, competenceList: competenceIds, fromStructure, leftOutList } = form;
  const { isAnonymous = true, mayDecline = true } = form;
  const described = describeTable(table);
  const refuse = (wrong: readonly RowIssues[]): ImportManyReply => ({
    ...nothingMade,
    ...described,
    ...describeProblems(byRow(wrong), { t, locale, columns: subjectColumns }),
  });
  const file = readSubjectFile(table);
  if (file.errors.length > 0) return refuse(file.errors);
  const isFromStructure = fromStructure ?? !file.hasRaters;
  const mayBeAlone = isFromStructure || !file.hasRaters;
  const { subjects, errors } = await findSubjects(scope, file, { method, locale, mayBeAlone });
  const given = { ...form, isAnonymous, mayDecline, competenceIds };
  const made = await makeCards(scope, subjects, {
    ...asked,
    form: given,
    ...(await ofNewCycle(scope, form)),
    isFromStructure,
    leftOutList,
    cycle: () => cycleOf(scope, given, asked),
    wrong: errors,
  });
  return 'wrong' in made ? refuse(made.wrong) : { ...made, ...described };
}

/** Whom a file names, by e-mail or by name, and everything that is wrong, row by row. */
export async function findSubjects(
  scope: Scope,
  { records, isByName }: SubjectFile,
  how: Omit<Parameters<typeof readSubjects>[2], 'names'>,
) {
  const cells = records.map(({ values }) => values);
  const named = cells.map(({ subject }) => subject);
  const emails = cells.map(({ email }) => email);
  const people = await findPeopleByEmail(scope, isByName ? emails : [...named, ...emails]);
  const names = isByName ? await findPeopleByName(scope, named) : undefined;
  return readSubjects(records, people, { ...how, names });
}

/** Sorts by the file's rows and joins everything wrong with a row. */
function byRow(errors: readonly RowIssues[]): RowIssues[] {
  return [...groupBy(errors, ({ rowIndex }) => rowIndex)]
    .map(([rowIndex, group]) => ({ rowIndex, issues: group.flatMap(({ issues }) => issues) }))
    .sort((a, b) => a.rowIndex - b.rowIndex);
}
