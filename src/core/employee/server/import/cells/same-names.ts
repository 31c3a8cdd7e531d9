import {
  type EmployeeImportReply,
  type KnownElsewhere,
  mostKnownElsewhere,
  mostSameNames,
} from '#core/employee/contract/employee-import.ts';
import { type FullyNamed, fullName, loggedLocale } from '#platform/contract/rules/names.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { type Name, nameKey, plainWords } from '#platform/server/shared/same-name.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';

interface Row {
  rowIndex: number;
  form: FullyNamed | undefined;
}

/** People of one name with different e-mails may be one person (rule 216). */
export function sameNames(rows: readonly Row[]): EmployeeImportReply['sameNames'] {
  const byName = new Map<string, { name: string; rowList: number[] }>();
  for (const { rowIndex, form } of rows) {
    if (!form) continue;
    const name = fullName(form, loggedLocale);
    const key = name.toLowerCase().replaceAll('ё', 'е');
    const seen = byName.get(key);
    if (seen) seen.rowList.push(rowIndex);
    else byName.set(key, { name, rowList: [rowIndex] });
  }
  return [...byName.values()]
    .filter(({ rowList }) => rowList.length > 1)
    .slice(0, mostSameNames)
    .map(({ name, rowList }) => ({ name: quotedCell(name), rowList: rowList.slice(0, 5) }));
}

interface Newcomer {
  rowIndex: number;
  email: string;
  form: FullyNamed;
}

export interface PersonHere extends Name {
  id: string;
  middleName: string | null;
  email: string;
  position: string;
}

/** New people who have a name of somebody that the file doesn't have (rule 223). Other middle names make two. */
export async function knownElsewhere(
  newcomers: readonly Newcomer[],
  absent: readonly PersonHere[],
) {
  const keyed = await inSlices(absent, (person) => ({ person, key: nameKey(person) }));
  const byName = groupBy(keyed, ({ key }) => key);
  const found = await inSlices(newcomers, ({ rowIndex, email, form }): KnownElsewhere => {
    const alike = (byName.get(nameKey(form)) ?? [])
      .filter(({ person }) => !areOther(person.middleName, form.middleName))
      .map(({ person }) => ({ email: person.email, position: person.position }));
    const name = quotedCell(fullName(form, loggedLocale));
    return { rowIndex, email, name, known: alike.slice(0, 5) };
  });
  const all = found.filter(({ known }) => known.length > 0);
  return {
    knownElsewhere: all.slice(0, mostKnownElsewhere),
    knownElsewhereCount: all.length,
  };
}

const areOther = (one: string | null, other: string | null | undefined): boolean => {
  const [own, others] = [plainWords(one ?? '').join(''), plainWords(other ?? '').join('')];
  // «А.» is short for any of them.
  return own !== '' && others !== '' && !own.startsWith(others) && !others.startsWith(own);
};
