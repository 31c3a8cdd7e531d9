import { normalEmail } from '#platform/contract/call/fields.ts';

/** `mailto:`, Exchange's `SMTP:`, names and brackets around an address, and signs after it. */
const dressing = /^.*<([^<>]+)>\s*$|^(?:mailto|smtp):/i;

/** The address of a cell as the product keeps it (rule 79). */
export const plainAddress = (cell: string): string =>
  normalEmail(
    cell
      .trim()
      .replace(/\s+/g, ' ')
      .replace(dressing, '$1')
      .replace(/^[\s'"]+|[\s'",;.]{1,20}$/g, ''),
  );

/** Longer ones are no address. */
const longest = 500;

/** The address that a link writes to; undefined for any other link. */
export function mailOf(link: string | undefined): string | undefined {
  const [, address = ''] = /^\s*mailto:([^?]*)/i.exec(link?.slice(0, longest) ?? '') ?? [];
  const plain = decoded(address).trim();
  return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
