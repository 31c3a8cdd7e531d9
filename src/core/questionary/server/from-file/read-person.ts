import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { plainAddress } from '#platform/server/table-file/cell/mail-link.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { Locale } from '#platform/texts/t.ts';

/** People by their e-mail, without deleted ones. */
export type ByEmail = ReadonlyMap<string, NamedEmployee>;
/** People by each way in which their names may be written, folded. */
export type PeopleByName = ReadonlyMap<string, readonly NamedEmployee[]>;

interface Read {
  person?: NamedEmployee | undefined;
  issues: Issue[];
}

/** Who has this e-mail, and what is wrong with them or it. */
export function readPerson(
  email: string,
  people: ByEmail,
  { missing, locale }: { missing: 'noEmail' | 'noSubjectEmail'; locale: Locale },
): Read {
  const person = people.get(plainAddress(email));
  if (email === '') return { person, issues: [issue(`fromFileMessages.${missing}`)] };
  if (person) return { person, issues: formerIssues(person, locale) };
  return { person, issues: [issue('fromFileMessages.unknownEmail', { email: quotedCell(email) })] };
}

/** Who has this name. Among namesakes it is the one who still works here. */
export function readName(name: string, names: PeopleByName, locale: Locale): Read {
  const found = names.get(fold(name)) ?? [];
  const here = found.filter(({ isFired }) => !isFired);
  const [person, ...others] = here.length > 0 ? here : found;
  const params = { name: quotedCell(name) };
  if (name === '') return { issues: [issue('fromFileMessages.noSubjectName')] };
  if (!person) return { issues: [issue('fromFileMessages.unknownName', params)] };
  if (others.length > 0) return { issues: [issue('fromFileMessages.severalNamed', params)] };
  return { person, issues: formerIssues(person, locale) };
}

const issue = (key: Issue['key'], params?: Issue['params']): Issue => ({
  path: '',
  key,
  ...(params && { params }),
});

const formerIssues = (person: NamedEmployee, locale: Locale): Issue[] =>
  person.isFired
    ? [issue('questionaryMessages.firedPerson', { name: shortName(person, locale) })]
    : [];
