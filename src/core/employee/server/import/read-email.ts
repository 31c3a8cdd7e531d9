import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { plainAddress } from '#platform/server/table-file/cell/mail-link.ts';
import type { TableRecord } from '#platform/server/table-file/columns/map-columns.ts';

export interface ReadEmail {
  email: string;
  /** What is wrong, where more can be said than that something is. */
  issue?: Issue;
}

/** A row of the file with its e-mail read. */
export type FileRecord = TableRecord<EmployeeImportField> & {
  read: ReadEmail;
  /** Its cells that say nothing; their values are empty. */
  bad?: readonly Issue[];
};
export type Values = FileRecord['values'];

/** What is written where somebody has no e-mail: signs alone, or a word for none. */
const none =
  /^(?:[^\p{L}\p{N}@]*|нет|нету|не имеет|отсутствует|без|none|no|null|n\/?a)(?: ?(?:почты|адреса|e-?mail|email|мейла|mail))?[.!]?$/u;
export const isNoEmail = (cell: string): boolean => cell.length <= 100 && none.test(fold(cell));

/** An e-mail as lists have it (rule 79). */
export function readEmail(cell: string): ReadEmail {
  if (isNoEmail(cell)) return { email: '' };
  const email = plainAddress(cell);
  if (/@[^@]+@/.test(email)) return { email, issue: wrong('twoEmails') };
  const host = guestHost.exec(email)?.[1];
  if (host) return { email, issue: wrong('guestAddress', { host }) };
  if (!email.includes('@')) return { email, issue: wrong('emailWithoutAt') };
  if (email.includes(' ')) return { email, issue: wrong('emailWithSpace') };
  if (email.includes(',')) return { email, issue: wrong('emailWithComma') };
  const letter = strayLetter(email);
  return letter ? { email, issue: wrong('cyrillicLetter', { letter }) } : { email };
}

/** A guest's name in another company's directory: lee_partner.com#ext#@corp.onmicrosoft.com. */
const guestHost = /#ext#@(.+)$/;

type Wrong =
  | 'guestAddress'
  | 'twoEmails'
  | 'emailWithoutAt'
  | 'emailWithSpace'
  | 'emailWithComma'
  | 'cyrillicLetter';
const wrong = (key: Wrong, params?: Issue['params']): Issue => ({
  path: 'email',
  key: `directoryMessages.employee.${key}`,
  ...(params && { params }),
});

/**
 * A Cyrillic letter among Latin ones, which looks like one of them. Names of hosts may be Cyrillic
 * as a whole (завод.рф), the part before the @ may not.
 */
function strayLetter(email: string): string | undefined {
  const [mailbox = '', host = ''] = email.split('@');
  const parts = [mailbox, ...host.split('.').filter((part) => /[a-z]/.test(part))];
  return parts.map((part) => /\p{Script=Cyrillic}/u.exec(part)?.[0]).find(Boolean);
}
