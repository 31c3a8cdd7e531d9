import { z } from 'zod/mini';
import type {
  EmployeeImportField,
  PossibleLeader,
} from '#core/employee/contract/employee-import.ts';
import { properNames } from '#core/employee/server/import/cells/astray-names.ts';
import { isHiredTooYoung } from '#core/employee/server/import/cells/birth-dates.ts';
import { readEmail } from '#core/employee/server/import/read-email.ts';
import { yearsAfter } from '#core/employee/server/rules.ts';
import { email, locale } from '#platform/contract/call/fields.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { type DateOrder, readDate } from '#platform/server/table-file/read-date.ts';
import { proposeDays } from './propose-days.ts';
import { proposeEmails } from './propose-emails.ts';
import type { EmployeeRow } from './repair-table.ts';

/** What the rest of the file tells. */
export interface FileSense {
  /** The host that most e-mails have; '' where there are none. */
  host: string;
  dateOrder: DateOrder;
  today: string;
  /** Who may be meant as a leader, by what the file calls them, folded. */
  leadersNamed: ReadonlyMap<string, readonly PossibleLeader[]>;
}

const mostProposals = 3;
/** Nobody picks among longer ones, and looking into them would cost time. */
const longest = 200;

/** What a wrong cell may mean, the likeliest first. None of it is wrong by itself (rule 182a). */
export function propose(
  field: EmployeeImportField,
  values: EmployeeRow['values'],
  sense: FileSense,
): string[] {
  const cell = values[field];
  if (cell.length > longest) return [];
  const found = candidates(field, values, sense).filter((one) => one !== cell && one !== '');
  return [...new Set(found)].slice(0, mostProposals);
}

function candidates(
  field: EmployeeImportField,
  values: EmployeeRow['values'],
  { host, dateOrder, today, leadersNamed }: FileSense,
): readonly string[] {
  const cell = values[field];
  switch (field) {
    case 'email':
      return cell === '' ? [] : proposeEmails(cell, host).filter(isEmail);
    case 'managerEmail':
      return cell === ''
        ? []
        : [...proposeLeaders(cell, leadersNamed), ...proposeEmails(cell, host).filter(isEmail)];
    case 'inCompany':
      return proposeDays([cell], { order: dateOrder, today }).filter(
        (day) =>
          !isHiredTooYoung({ ...values, inCompany: day }, dateOrder) &&
          readDate(day) <= yearsAfter(today, 1),
      );
    case 'dismissalDate':
      return proposeDays([cell], { order: dateOrder, today });
    case 'inPosition':
      // Nobody is appointed before they are hired.
      return proposeDays([cell, values.inCompany], { order: dateOrder, today });
    case 'workExpirience':
      return /(?:19|20)\d{2}/.exec(cell) ?? [];
    case 'locale':
      return locale.options;
    case 'fullName':
      return [...properNames(cell), legible(cell)];
    default:
      return [legible(cell)];
  }
}

/** The cell with a person's e-mail in place of what it calls them. */
const proposeLeaders = (cell: string, named: FileSense['leadersNamed']): string[] =>
  cell
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .flatMap((name) => (named.get(fold(name)) ?? []).map((one) => cell.replace(name, one.email)));

const isEmail = (one: string): boolean => !readEmail(one).issue && z.safeParse(email, one).success;

/** The cell without characters that nobody sees. */
const legible = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/ +/g, ' ')
    .trim();
