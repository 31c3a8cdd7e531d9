import type { ImportManyForm } from '#contract/assessment/questionary-from-file.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { MappedTable, RowIssues } from '#server/platform/table-file/columns/map-columns.ts';
import { type AskedOfAll, type ManyReply, makeMany, refused } from './make-many.ts';
import type { SubjectColumn } from './participant-columns.ts';
import { findPeopleByEmail, findPeopleByName } from './queries.ts';
import { readSubjects } from './read-participants.ts';
import { readSubjectFile } from './subject-file.ts';

/**
 * Creates a questionary for every subject in the file, or none at all. A dry run creates none and
 * answers the same. Participants come from the structure too where that is asked for, or where the
 * file names none.
 */
export async function importMany(
  scope: Scope,
  table: MappedTable<SubjectColumn>,
  asked: AskedOfAll & { form: ImportManyForm },
): Promise<ManyReply> {
  const { competenceList, fromStructure, isAnonymous = true, ...form } = asked.form;
  const refuse = (wrong: readonly RowIssues[]) => refused(byRow(wrong), asked.t);
  const file = readSubjectFile(table);
  if (file.errors.length > 0) return refuse(file.errors);
  const isFromStructure = fromStructure ?? !file.hasRaters;
  const cells = file.records.map(({ values }) => values);
  const subjectCells = cells.map(({ subject }) => subject);
  const emails = cells.map(({ email }) => email);
  const people = await findPeopleByEmail(
    scope,
    file.isByName ? emails : [...subjectCells, ...emails],
  );
  const { subjects, errors } = readSubjects(file.records, people, {
    method: form.method,
    names: file.isByName ? await findPeopleByName(scope, subjectCells) : undefined,
    mayBeAlone: isFromStructure || !file.hasRaters,
  });
  return makeMany(scope, subjects, {
    ...asked,
    form: { ...form, isAnonymous, competenceIds: competenceList },
    isFromStructure,
    refuse,
    wrong: errors,
  });
}

/** Sorts by the file's rows and joins everything wrong with a row. */
function byRow(errors: readonly RowIssues[]): RowIssues[] {
  return [...groupBy(errors, ({ rowIndex }) => rowIndex)]
    .map(([rowIndex, group]) => ({ rowIndex, issues: group.flatMap(({ issues }) => issues) }))
    .sort((a, b) => a.rowIndex - b.rowIndex);
}
