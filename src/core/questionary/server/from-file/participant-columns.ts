import { columnWords } from '#core/employee/server/import/column-words.ts';
import type {
  ParticipantField,
  SubjectField,
} from '#core/questionary/contract/questionary-from-file.ts';
import * as en from '#core/questionary/texts/scale/en.ts';
import * as ru from '#core/questionary/texts/scale/ru.ts';
import { type ReviewerRole, reviewerRoles as types } from '#platform/contract/rules/methods.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { Column } from '#platform/server/table-file/columns/map-columns.ts';

const email = {
  key: 'email',
  names: ['Email', 'E-mail', 'E-mail участника'],
  synonyms: columnWords.email,
} as const;

/** Who takes part, and in which role (rule 15). */
export const participantColumns: readonly Column<ParticipantField>[] = [
  { ...email, isRequired: true },
  { key: 'role', names: ['Role', 'Роль'], isRequired: true },
];

/** The same for files with several subjects, who may also stand there alone (rule 84). */
export const subjectColumns: readonly Column<SubjectField>[] = [
  { key: 'subjectEmail', names: ['Email of person assessed', 'E-mail оцениваемого'] },
  {
    key: 'subjectName',
    names: ['Person assessed', 'Оцениваемый', 'Full name', 'ФИО'],
    synonyms: columnWords.fullName,
  },
  email,
  { key: 'role', names: ['Role', 'Роль'] },
];
/** Those that an example needs: a name is another way to say the e-mail. */
export const participantExampleColumns = subjectColumns.filter(({ key }) => key !== 'subjectName');

/** The earlier English names of the roles. Files with them are still accepted. */
const earlierPlurals: Partial<Record<ReviewerRole, string>> = {
  supervisor: 'supervisors',
  colleague: 'colleagues',
  subordinate: 'subordinates',
};

/** A role's names in both languages and in code, singular and plural. */
export const roleNames = (type: ReviewerRole): string[] => [
  type,
  earlierPlurals[type] ?? type,
  ...[ru, en].flatMap((one) => [one.reviewerRole[type], one.reviewerRoles[type]]),
];

const words = new Map(
  types.flatMap((type) => roleNames(type).map((name) => [fold(name), type] as const)),
);

/** Reads a role by its names in both languages and in code, singular or plural, in any case. The self type too. */
export const readRole = (word: string) => words.get(fold(word));
