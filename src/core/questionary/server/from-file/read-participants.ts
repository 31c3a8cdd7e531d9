import { mostParticipants, pickedRoles } from '#core/questionary/contract/questionary.ts';
import { mostFromFile } from '#core/questionary/contract/questionary-from-file.ts';
import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Method, ReviewerRole } from '#platform/contract/rules/methods.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { RowIssues, TableRecord } from '#platform/server/table-file/columns/map-columns.ts';
import type { Locale } from '#platform/texts/t.ts';
import { readRole } from './participant-columns.ts';
import { type ByEmail, type PeopleByName, readName, readPerson } from './read-person.ts';

export interface ReadParticipant {
  rowIndex: number;
  person: NamedEmployee;
  type: ReviewerRole;
}
/** One subject in a file, with the people who assess them. */
export interface ReadSubject {
  /** The first row about them. */
  rowIndex: number;
  person: NamedEmployee;
  participants: ReadParticipant[];
}

type ParticipantRecord = TableRecord<'email' | 'role'>;
type SubjectRecord = TableRecord<'subject' | 'email' | 'role'>;

/** The participants of one questionary, and everything that is wrong, row by row (rules 15 and 36). */
export function readParticipants(
  records: readonly ParticipantRecord[],
  people: ByEmail,
  given: Pick<Around, 'method' | 'subjectId' | 'locale'>,
): { participants: ReadParticipant[]; errors: RowIssues[] } {
  const participants: ReadParticipant[] = [];
  const seen: Seen = new Map();
  const errors = records.flatMap((record) => {
    const { issues, participant } = readOne(record, people, { ...given, seen });
    if (participant) participants.push(participant);
    return issues.length > 0 ? [{ rowIndex: record.rowIndex, issues }] : [];
  });
  return { participants, errors };
}

interface SubjectsGiven {
  method: Method;
  locale: Locale;
  /** People by name, where the file names its subjects so. Left out: it names them by e-mail. */
  names?: PeopleByName | undefined;
  /** A row may name a subject and nobody who assesses them. */
  mayBeAlone?: boolean;
  /** How many subjects there may be. */
  most?: number;
}

/** The subjects of a file in the order of their first rows, and everything that is wrong, row by row. */
export function readSubjects(
  records: readonly SubjectRecord[],
  people: ByEmail,
  { method, locale, names, mayBeAlone = false, most = mostFromFile }: SubjectsGiven,
): { subjects: ReadSubject[]; errors: RowIssues[] } {
  const subjects = new Map<string, Collected>();
  const errors = records.flatMap((record) => {
    const { rowIndex, values } = record;
    const { person, issues } = names
      ? readName(values.subject, names, locale)
      : readPerson(values.subject, people, { missing: 'noSubjectEmail', locale });
    const subject = person && (subjects.get(person.id) ?? newSubject(rowIndex, person));
    if (subject && subject.rowIndex === rowIndex) {
      subjects.set(subject.person.id, subject);
      if (subjects.size === most + 1) issues.push(tooManySubjects(most));
    }
    const isAlone = mayBeAlone && values.email === '' && values.role === '';
    const read = isAlone
      ? { issues: [] }
      : readOne(record, people, {
          method,
          locale,
          subjectId: person?.id,
          seen: subject?.seen ?? new Map(),
        });
    if (read.participant) subject?.participants.push(read.participant);
    const all = [...issues, ...read.issues];
    return all.length > 0 ? [{ rowIndex, issues: all }] : [];
  });
  return { subjects: [...subjects.values()].map(({ seen: _, ...rest }) => rest), errors };
}

type Collected = ReadSubject & { seen: Seen };
const newSubject = (rowIndex: number, person: NamedEmployee): Collected => ({
  rowIndex,
  person,
  participants: [],
  seen: new Map(),
});

/** Where somebody already appeared in the file, by id. */
type Seen = Map<string, { rowIndex: number; type: ReviewerRole | undefined }>;

interface Around {
  method: Method;
  /** The language of whoever reads what is wrong with the file. */
  locale: Locale;
  subjectId?: string | undefined;
  seen: Seen;
}

function readOne(
  { rowIndex, values }: ParticipantRecord,
  people: ByEmail,
  around: Around,
): { participant?: ReadParticipant; issues: Issue[] } {
  const { person, issues } = readPerson(values.email, people, {
    missing: 'noEmail',
    locale: around.locale,
  });
  const { type, issue: wrongRole } = roleOf(values.role, around.method);
  if (wrongRole) issues.push(wrongRole);
  if (person) issues.push(...placeIssues(person, { rowIndex, type }, around));
  if (!person || !type || issues.length > 0) return { issues };
  return { participant: { rowIndex, person, type }, issues };
}

/** The role, if it may be picked in this method. Self-assessment never may (rule 15). */
function roleOf(word: string, method: Method): { type?: ReviewerRole; issue?: Issue } {
  const type = readRole(word);
  const role = quotedCell(word);
  if (word === '') return { issue: { path: '', key: 'fromFileMessages.noRole' } };
  if (!type) return { issue: { path: '', key: 'fromFileMessages.unknownRole', params: { role } } };
  if (type === 'employee') return { issue: { path: '', key: 'fromFileMessages.selfRole' } };
  if (pickedRoles(method).includes(type)) return { type };
  const params = { method, role };
  return { issue: { path: '', key: 'fromFileMessages.roleNotOfMethod', params } };
}

/** Each person appears once, and the subject of a single questionary not at all. The later row is the wrong one. */
function placeIssues(
  person: NamedEmployee,
  place: { rowIndex: number; type: ReviewerRole | undefined },
  { locale, subjectId, seen }: Around,
): Issue[] {
  const name = shortName(person, locale);
  if (person.id === subjectId) {
    return [{ path: '', key: 'fromFileMessages.ratesSelf', params: { name } }];
  }
  const before = seen.get(person.id);
  if (!before) {
    seen.set(person.id, place);
    return seen.size === mostParticipants + 1 ? [tooManyParticipants] : [];
  }
  const isSame = before.type === place.type;
  const key = isSame ? 'fromFileMessages.listedTwice' : 'fromFileMessages.listedInOtherRole';
  return [{ path: '', key, params: { name, row: before.rowIndex } }];
}

const tooManyParticipants: Issue = {
  path: '',
  key: 'fromFileMessages.tooManyParticipants',
  params: { max: mostParticipants },
};
const tooManySubjects = (max: number): Issue => ({
  path: '',
  key: 'fromFileMessages.tooManySubjects',
  params: { max },
});
