import type { EmployeeImportForm, TurnedNames } from '#core/employee/contract/employee-import.ts';
import type { FileRecord } from '#core/employee/server/import/read-email.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { isFirstName } from './first-names.ts';
import { isDaughterOf, type NameOrder, splitName } from './split-name.ts';

/** Which word comes first in a column with whole names (rule 172). */

interface Column {
  chosen: EmployeeImportForm['nameOrder'];
  /** `Full name` above it: names in Latin letters begin with the first one. */
  isEnglish: boolean;
}

export interface NameOrders {
  orderOf: (fullName: string) => NameOrder;
  turned: TurnedNames | null;
}

const mostSamples = 5;

/**
 * A common first name tells the order of its row. Rows that tell nothing follow the others where these agree, else the
 * custom of the column.
 */
export function nameOrders(rows: readonly FileRecord[], { chosen, isEnglish }: Column): NameOrders {
  const whole = rows.filter(({ values }) => !(values.lastName && values.firstName));
  const told = new Map<string, NameOrder | undefined>();
  for (const { values } of whole) {
    if (values.fullName !== '') told.set(values.fullName, tellOrder(values.fullName));
  }
  const ways = new Set([...told.values()].filter((order) => order !== undefined));
  const [only] = ways.size === 1 ? ways : [];
  const customOf = (name: string): NameOrder =>
    isEnglish && !/\p{Script=Cyrillic}/u.test(name) ? 'firstFirst' : 'lastFirst';
  const proposed = (name: string) =>
    told.get(name) ?? (follows(name) ? only : undefined) ?? customOf(name);
  const orderOf = (name: string) => chosen ?? proposed(name);
  const turned = whole.filter(({ values: { fullName } }) => {
    return told.has(fullName) && isTwo(fullName) && proposed(fullName) !== customOf(fullName);
  });
  if (turned.length === 0 && !chosen) return { orderOf, turned: null };
  const open = [...told].filter(([name, order]) => order === undefined && isTwo(name));
  return {
    orderOf,
    turned: {
      count: turned.length,
      areColumns: false,
      unclear: ways.size > 1 ? open.length : 0,
      rowList: firstOfEach(turned).map(({ rowIndex, values: { fullName } }) => {
        const { lastName, firstName } = splitName(fullName, orderOf(fullName));
        return { rowIndex, value: quotedCell(fullName), lastName, firstName };
      }),
    },
  };
}

const firstOfEach = (rows: readonly FileRecord[]): FileRecord[] =>
  [...new Map(rows.toReversed().map((row) => [row.values.fullName, row])).values()]
    .reverse()
    .slice(0, mostSamples);

const two = /^(\p{L}[\p{L}'’-]*) +(\p{L}[\p{L}'’-]*)$/u;
/** In Russian only names of two words are written in either order. */
const follows = (name: string): boolean => isTwo(name) || !/\p{Script=Cyrillic}/u.test(name);
const isTwo = (name: string): boolean => two.test(name);

/** Undefined where both words are first names, or none is. */
function tellOrder(name: string): NameOrder | undefined {
  const [, first = '', second = ''] = two.exec(name) ?? [];
  if (isDaughterOf(second)) return undefined;
  const [isFirst, isSecond] = [isFirstName(first), isFirstName(second)];
  if (isFirst === isSecond) return undefined;
  return isFirst ? 'firstFirst' : 'lastFirst';
}
