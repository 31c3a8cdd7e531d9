import { normalEmail } from '#contract/platform/call/fields.ts';
import type { Issue } from '#contract/platform/call/issues.ts';

export interface ReadEmail {
  email: string;
  /** What is wrong, where more can be said than that something is. */
  issue?: Issue;
}

/** `mailto:`, names and brackets around an address, and signs after it. */
const dressing = /^.*<([^<>]+)>\s*$|^mailto:/i;

/** An e-mail as lists have it (rule 79). */
export function readEmail(cell: string): ReadEmail {
  const address = cell
    .trim()
    .replace(/\s+/g, ' ')
    .replace(dressing, '$1')
    .replace(/^[\s'"]+|[\s'",;.]{1,20}$/g, '');
  const email = normalEmail(address);
  if ((email.match(/@/g)?.length ?? 0) > 1) return { email, issue: wrong('twoEmails') };
  const letter = strayLetter(email);
  return letter ? { email, issue: wrong('cyrillicLetter', { letter }) } : { email };
}

const wrong = (key: 'twoEmails' | 'cyrillicLetter', params?: Issue['params']): Issue => ({
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
