/** Cyrillic letters that look like a Latin one, as small letters. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
};

/** E-mails that a cell may mean; some may still be wrong. `host` is the one that most others have. */
export function proposeEmails(cell: string, host: string): string[] {
  const guest = ofGuest(cell);
  if (guest) return [guest];
  const parts = cell
    .split(/[\s,;/|]+/)
    .filter((part) => /.@./.test(part))
    .toSorted(mainFirst);
  const words = parts.length > 1 ? parts : [cell];
  return words.map(tidied).flatMap((one) => [one, ...atHost(one, host)]);
}

/** The address that a guest's name in another directory was made of. */
const ofGuest = (cell: string): string | undefined => {
  const [, mailbox, host] = /^\s*(?:smtp:)?(.+)_([^_]+)#ext#@/i.exec(cell) ?? [];
  return host && `${mailbox}@${host}`.toLowerCase();
};

/** Puts the main address of an Exchange mailbox first: its prefix SMTP is written in capitals. */
const mainFirst = (one: string, other: string): number =>
  Number(other.startsWith('SMTP:')) - Number(one.startsWith('SMTP:'));

/** The address with dots for commas, without spaces, in Latin letters, and with one sign for “at”. */
const tidied = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?:mailto|smtp|sip):/, '')
    .replace(/\s*(?:\(at\)|\[at\]|\(собака\)|\bat\b)\s*/, '@')
    .replace(/\s+/g, '')
    .replace(/@{2,}/g, '@')
    .replace(/[,;]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.?@\.?/, '@')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[^@.]+/g, inLatin);

/** A part that is Cyrillic as a whole stays: завод.рф. */
const inLatin = (part: string): string =>
  /[a-z]/.test(part) ? part.replace(/[а-яёіѕј]/g, (letter) => alike[letter] ?? letter) : part;

/** The end of the host is missing, or the sign before it, or both. */
function atHost(address: string, host: string): string[] {
  if (host === '') return [];
  const [mailbox = '', given] = address.split('@');
  if (given !== undefined) return host.startsWith(given) ? [`${mailbox}@${host}`] : [];
  const own = mailbox.endsWith(host) ? mailbox.slice(0, -host.length) : mailbox;
  return [`${own.replace(/\.$/, '')}@${host}`];
}
