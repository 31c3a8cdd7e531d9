import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import type {
  ParticipantField,
  ParticipantsForm,
  ParticipantsReply,
} from '#core/questionary/contract/questionary-from-file.ts';
import { findKnown } from '#core/questionary/server/record/form-queries.ts';
import { presentNamed } from '#core/questionary/server/record/named-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { MappedTable, RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import {
  describeProblems,
  describeTable,
} from '#platform/server/table-file/columns/speak-problems.ts';
import { participantColumns } from './participant-columns.ts';
import { findPeopleByEmail } from './queries.ts';
import { type ReadParticipant, readParticipants } from './read-participants.ts';

/** The participants named in a file, for the form of one questionary: either all of them or what is wrong. */
export async function importParticipants(
  scope: Scope,
  table: MappedTable<ParticipantField>,
  { form, t, locale }: AskedImport<ParticipantsForm>,
): Promise<ParticipantsReply> {
  await requireSubject(scope, form.subjectId);
  const described = { ...describeTable(table), participantList: [] };
  const refused = (wrong: readonly RowIssues[]) => ({
    ...described,
    ...describeProblems(wrong, { t, locale, columns: participantColumns }),
  });
  const { records, errors } = table;
  if (errors.length > 0) return refused(errors);
  const people = await findPeopleByEmail(
    scope,
    records.map(({ values }) => values.email),
  );
  const read = readParticipants(records, people, { ...form, locale });
  if (read.errors.length > 0) return refused(read.errors);
  return { ...described, participantList: read.participants.map(presentParticipant) };
}

async function requireSubject(scope: Scope, subjectId: string | undefined): Promise<void> {
  if (!subjectId) return;
  const subject = { employeeList: [{ id: subjectId }], competenceList: [], participantList: [] };
  const { people } = await findKnown(scope, [subject]);
  if (people.size === 0)
    throw invalid({ path: 'subjectId', key: 'questionaryMessages.unknownPerson' });
}

const presentParticipant = ({ rowIndex, person, type }: ReadParticipant) => ({
  rowIndex,
  type,
  ...presentNamed(person),
});
