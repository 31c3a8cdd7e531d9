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
