import type { importParticipants as endpoint } from '#contract/assessment/questionary-from-file.ts';
import type { Body, ReplyFields } from '#contract/platform/call/endpoint.ts';
import type { T } from '#i18n/t.ts';
import { findKnown } from '#server/assessment/questionary/record/form-queries.ts';
import { presentNamed } from '#server/assessment/questionary/record/named-queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';
import type { MappedTable } from '#server/platform/table-file/columns/map-columns.ts';
import { speakErrors } from './participant-file.ts';
import { findPeopleByEmail } from './queries.ts';
import { type ReadParticipant, readParticipants } from './read-participants.ts';

/**
 * The participants named in a file, for the form of one questionary: either all of them or what is
 * wrong.
 */
export async function importParticipants(
  scope: Scope,
  { records, errors }: MappedTable<'email' | 'role'>,
  { t, ...given }: Body<typeof endpoint> & { t: T },
): Promise<ReplyFields<typeof endpoint>> {
  await requireSubject(scope, given.subjectId);
  const refused = (rows: typeof errors) => ({
    data: [],
    ...speakErrors(rows, t),
  });
  if (errors.length > 0) return refused(errors);
  const people = await findPeopleByEmail(
    scope,
    records.map(({ values }) => values.email),
  );
  const read = readParticipants(records, people, given);
  if (read.errors.length > 0) return refused(read.errors);
  return { data: read.participants.map(presentParticipant), ...speakErrors([], t) };
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
