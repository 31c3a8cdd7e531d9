import { normalEmail } from '#contract/platform/call/fields.ts';
import type { Issue } from '#contract/platform/call/issues.ts';
import { fold } from '#server/platform/table-file/cell/fold.ts';

export interface ReadEmail {
  email: string;
  /** What is wrong, where more can be said than that something is. */
  issue?: Issue;
}

/** `mailto:`, names and brackets around an address, and signs after it. */
const dressing = /^.*<([^<>]+)>\s*$|^mailto:/i;

/** What is written where somebody has no e-mail: signs alone, or a word for none. */
const none =
  /^(?:[^\p{L}\p{N}@]*|нет|нету|не имеет|отсутствует|без|none|no|null|n\/?a)(?: ?(?:почты|адреса|e-?mail|email|мейла|mail))?[.!]?$/u;
export const isNoEmail = (cell: string): boolean => cell.length <= 100 && none.test(fold(cell));

/** An e-mail as lists have it (rule 79). */
export function readEmail(cell: string): ReadEmail {
  if (isNoEmail(cell)) return { email: '' };
  const address = cell
    .trim()
    .replace(/\s+/g, ' ')
    .replace(dressing, '$1')
    .replace(/^[\s'"]+|[\s'",;.]{1,20}$/g, '');
  const email = normalEmail(address);
  if (/@[^@]+@/.test(email)) return { email, issue: wrong('twoEmails') };
  if (!email.includes('@')) return { email, issue: wrong('emailWithoutAt') };
  if (email.includes(' ')) return { email, issue: wrong('emailWithSpace') };
  if (email.includes(',')) return { email, issue: wrong('emailWithComma') };
  const letter = strayLetter(email);
  return letter ? { email, issue: wrong('cyrillicLetter', { letter }) } : { email };
}

type Wrong =
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
