import type { DismissalField } from '#core/employee/contract/employee-import.ts';
import type { Values } from '#core/employee/server/import/read-email.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { type DateOrder, isNoDate, readDate } from '#platform/server/table-file/read-date.ts';
import { dateIssue } from './date-issue.ts';

/** How files say that somebody has left (rule 171). */

export const dismissalFields: readonly DismissalField[] = [
  'dismissalDate',
  'isDismissed',
  'isActive',
];

const left =
  /^((договор )?расторг|договор прекр|увол\.?$|удал[её]н|блокир|терминир|terminate|уволен|уволил|увольнен|расторг|прекращ|ушел|ушла|[a-z] ?[-–:] ?(terminated|inactive|retired|deceased)|больше не работает|не работает|работал[аи]?$|покинул|выбыл|выш(ел|ла) на пенс|на пенсии|умер|смерть|сконч|бывш|неактив|не актив|отключ|деактив|заблокир|недейств|архив|в архиве|dismissed|terminated|fired|left|leaver|inactive|disabled|deactivated|suspended|deleted|archived|offboarded|former|resigned|retired|withdrawn|separated|deceased)/;
/** A place, or a word in brackets behind a name, may be called as people who have left are. */
const leftPlace =
  /^(уволен|бывшие|бывший сотруд|бывшая сотруд|dismissed|terminated|fired|former (employee|staff|worker)|former$|leavers?$)/;
/** What a cell of a column of any name begins with that says who has left. */
export const tellingLeft =
  '^(уволен|уволил|увольнен|заблокирован|неактив|dismissed|terminated|inactive|deactivated)';
const yes = new Set(['да', 'истина', 'yes', 'true', 'y', '1', 'x', 'х', '+', 'v', '✓', '✔']);
const no = new Set(['нет', 'ложь', 'no', 'false', 'n', '0']);
/** Letters by which ADP and UKG mark those who have left; who works has an A. */
const codes = new Set(['t', 'i']);
const dashes = new Set(['-', '–', '—']);
/** Active Directory's bits of an account; this one means that it is switched off. */
const switchedOff = 2;

interface Moment {
  today: string;
  order: DateOrder;
  /** The column of states says yes and no, so that a dash is a no. */
  hasYes: boolean;
  /** The column of states has the letter A for those who work. */
  hasCodes: boolean;
}

/** Whether a row says that its person had left before today. */
export function isDismissed(values: Values, moment: Moment): boolean {
  return (
    isPast(values.dismissalDate, moment) ||
    linesOf(values.isDismissed).some((said) => isYes(said) || isLeft(said, moment)) ||
    linesOf(values.isActive).some((said) => isNo(said, moment) || isLeft(said, moment)) ||
    isLeftPlace(values) ||
    notedFields.some((field) => leftPlace.test(noteBehind(values[field])))
  );
}

/** Several columns may say it, a line each. */
const linesOf = (cell: string): string[] => cell.split('\n').map(fold);
const isYes = (said: string): boolean => yes.has(said.split(/[ ,;]/)[0] ?? '');
const isNo = (said: string, { hasYes, hasCodes }: Moment): boolean =>
  no.has(said) ||
  (hasCodes && codes.has(said)) ||
  (hasYes && dashes.has(said)) ||
  (/^\d{3,9}$/.test(said) && (Number(said) & switchedOff) !== 0);

const isLeftPlace = ({ position, subdivision }: Values): boolean =>
  leftPlace.test(fold(position)) ||
  subdivision.split('/').some((part) => leftPlace.test(fold(part)));

/** «Ким Ян (уволен)»: what is in the brackets. */
const noteBehind = (name: string): string =>
  fold(/(?:\(| [-–—] |, )([^()]{3,100}?)\)?$/.exec(name.slice(-200))?.[1] ?? '');
const notedFields = [
  'fullName',
  'lastName',
  'firstName',
  'middleName',
  'position',
  'subdivision',
] as const;

/** What a row says of the state of somebody who is taken as working here; '' for a mere yes. */
export function saidState({ isActive, isDismissed: isGone }: Values): string {
  const said = [isActive, isGone].flatMap((cell) => cell.split('\n'));
  return said.find((cell) => /\p{L}/u.test(cell) && !isBare(fold(cell))) ?? '';
}

const isBare = (cell: string): boolean => yes.has(cell) || no.has(cell);
export const saysCode = ({ isActive }: Values): boolean => linesOf(isActive).includes('a');
export const saysYes = ({ isActive }: Values): boolean => linesOf(isActive).some(isYes);

const isLeft = (cell: string, moment: Moment): boolean =>
  left.test(cell) || (/\d[./-]/.test(cell) && isPast(cell, moment));

/** What a cell may say in place of a day of leaving where somebody still works here. */
const stillHere = /^(не увол|работа|по наст|(по )?н\.? ?в\.?$|бессроч|active|present|current)/;

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The last day at work is still one. */
function isPast(cell: string, { today, order }: Pick<Moment, 'today' | 'order'>): boolean {
  if (isNoDate(cell)) return false;
  const read = readDate(cell, order);
  return day.test(read) && read < today;
}

/** A day of leaving that nobody can read would leave open whether somebody works here. */
export function dismissalIssues({ dismissalDate: cell }: Values, order: DateOrder): Issue[] {
  if (
    isNoDate(cell) ||
    no.has(fold(cell)) ||
    dashes.has(fold(cell)) ||
    stillHere.test(fold(cell)) ||
    day.test(readDate(cell, order))
  )
    return [];
  return [dateIssue('dismissalDate', cell)];
}
