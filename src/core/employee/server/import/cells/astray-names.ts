import type { EmployeeImportForm } from '#core/employee/contract/employee-import.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { isFirstName } from './first-names.ts';
import { isJob } from './place-kind.ts';
import { isPatronymic, type SplitName } from './split-name.ts';
import { areTwo } from './two-people.ts';

/** Names that would be saved in the wrong fields, and cells with two of them (rule 216). */

type Names = SplitName & { fullName: string };

/** Mailboxes, rooms and free places in a list of people. */
const nobody =
  /^(общий ящик|общая почта|вакан(сия|т|тна|тно|тная)( |$)|переговорн|приемная$|ресепшн|reception$|admin(istrator)?$|администратор$|test( user)?$|тест(овый)?( пользователь)?$|shared mailbox|meeting room|no-?reply|service account|робот$|bot$)/;

const mayBeNobody =
  /^(общ|вакан|переговор|при[её]м|ресеп|recep|adm|адм|test|тест|shared|meet|no-?rep|serv|робот|bot)/i;

/** What is wrong with the names of a row as they would be saved. `split`: what the cell with the whole name gives. */
export function astrayIssues(
  values: Names,
  split: SplitName,
  chosen: EmployeeImportForm['nameOrder'],
): Issue[] {
  if (values.fullName !== '' && areTwo(values.fullName)) {
    return [{ path: 'fullName', key: 'directoryMessages.employee.twoPeople' }];
  }
  const [first = '', ...others] = wordsOf(values.fullName);
  // «Менеджер Ким Ян Ильич», but «Мастер Ян Ильич».
  if (others.length > 2 && isJob(first)) {
    return [{ path: 'fullName', key: 'directoryMessages.employee.nameWithTitle' }];
  }
  if (
    mayBeNobody.test(values.fullName || values.lastName) &&
    nobody.test(fold(values.fullName || loggedName(values)))
  ) {
    const path = values.fullName === '' ? 'lastName' : 'fullName';
    return [{ path, key: 'directoryMessages.employee.notAPerson' }];
  }
  const path = chosen === 'lastFirst' ? undefined : astrayField(values, split);
  return path ? [{ path, key: 'directoryMessages.employee.nameAstray' }] : [];
}

/** The field with a name that belongs into another one. */
export function astrayField(values: Names, split: SplitName): keyof Names | undefined {
  if (values.fullName !== '' && isTurned(values.fullName, split)) return 'fullName';
  const { lastName, firstName, middleName } = values;
  if (isPatronymic(firstName) && isFirstName(middleName)) return 'firstName';
  if (isFirstName(lastName) && !isFirstName(firstName) && lastNameEnd.test(firstName)) {
    return 'lastName';
  }
  const isWhole = firstName !== '' && lastName.includes(' ') && holdsName(lastName, firstName);
  return isWhole ? 'lastName' : undefined;
}

/** In Latin letters last names are first names too often. */
const lastNameEnd =
  /\p{L}{2}(ов|ев|ёв|ин|ын|ова|ева|ёва|ина|ына|ский|цкий|ская|цкая|енко|чук|юк|ых)$/iu;

/** In names of two words the order is asked about (rule 172). */
function isTurned(cell: string, { lastName, firstName, middleName }: SplitName): boolean {
  if (cell.includes(',') || !isFirstName(lastName) || wordsOf(cell).length < 3) return false;
  // «Мария Анна Лопес», but «Роман Анна Ильинична».
  return !(isFirstName(firstName) && (isPatronymic(middleName) || isFirstName(middleName)));
}

const holdsName = (cell: string, firstName: string): boolean => {
  const [, ...others] = wordsOf(cell);
  return others.includes(firstName) || isPatronymic(others.at(-1) ?? '');
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Other orders of the words of a name that is astray. */
export function properNames(cell: string): string[] {
  const words = wordsOf(cell);
  const [first = '', second = '', ...others] = words;
  const at = words.findIndex(isPatronymic);
  if (words.length !== 3) return [];
  if (at === 2) return [`${second} ${first} ${others.join(' ')}`];
  if (at === 1) return [`${first} ${others.join(' ')} ${second}`];
  const last = others.join(' ');
  return [`${last} ${first} ${second}`, `${second} ${last}, ${first}`];
}
