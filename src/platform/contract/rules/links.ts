/**
 * Addresses among words (rule 100). Mail programs make a link of whatever looks like an address, so what may hold no
 * link may not hold such words either.
 */

/** A stretch of a line: its words, and where they lead if they are a link. */
export interface Stretch {
  text: string;
  href?: string | undefined;
}
export type Line = readonly Stretch[];

/** Read by no one: joiners, marks of direction, soft hyphens, selectors; and spaces too thin to be seen. */
const unseen =
  /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u2006-\u200a\u205f\u3164]|\u034f|\u17b4|\u17b5/gu;
/** Signs that look like, or are read as, those of an address. */
const alike: readonly [RegExp, string][] = [
  [/[∶꞉ː˸։]/g, ':'],
  [/[⁄∕⧸╱⟋\\]/g, '/'],
  [/[。｡ꓸ܁܂·‧∙⋅]/g, '.'],
  [/[ԝѡꮃ]/g, 'w'],
  [/\s{0,9}:\s{0,9}\/\s{0,9}\/\s{0,9}/g, '://'],
];

/** As a reader sees it: in lower case, without what can't be seen, and look-alike signs as what they look like. */
function plain(text: string): string {
  const seen = text.replace(unseen, '').normalize('NFKC').toLowerCase();
  return alike.reduce((made, [signs, plainSign]) => made.replace(signs, plainSign), seen);
}

const letter = '\\p{L}\\p{M}\\p{N}';
const domain = `(?:[${letter}_-]+\\.)+(?:xn--[a-z0-9-]+|[\\p{L}\\p{M}]{2,})`;
const numbers = '\\d{1,3}(?:\\.\\d{1,3}){3}';
const host = new RegExp(`^(?:${domain}|${numbers})$`, 'u');
const whole = new RegExp(`^(?:${domain}|${numbers}|localhost)(?=$|[/?#:])`, 'u');
/** What no domain ends with: `Node.js/React` is two skills. */
const noDomain = /\.(?:js|jsx|ts|tsx|docx?|xlsx?|pptx?|pdf|csv|txt)$/;
/** What could be a host, and a sign behind it with which an address would go on. */
const hostLike = new RegExp(`([${letter}_.-]+)([/?#]|:\\d)?`, 'gu');
const longestHost = 255;

/**
 * The first word as `http://…`, `www.…` or `name.tld/…`, as it is read; undefined where there is none. Takes time in
 * proportion to the text.
 */
export function addressIn(text: string): string | undefined {
  const read = plain(text);
  if (read.includes('://')) return shortened(wordAround(read, read.indexOf('://')));
  for (const [, run = '', sign] of read.matchAll(hostLike)) {
    const name = run.slice(-longestHost).replace(/^[._-]+/, '');
    const isHost = sign !== undefined && host.test(name) && !noDomain.test(name);
    if (isHost || /(?:^|[._-])www\d?\.[\p{L}\p{N}]/u.test(name)) return shortened(name);
  }
  return undefined;
}

function wordAround(text: string, at: number): string {
  const before = text.slice(0, at).split(/\s/).at(-1) ?? '';
  const [after = ''] = text.slice(at).split(/\s/, 1);
  return before + after;
}

export const holdsAddress = (text: string): boolean => addressIn(text) !== undefined;

const longest = 80;
const shortened = (address: string) =>
  address.length > longest ? `${address.slice(0, longest)}…` : address;

/** The first link or address in lines that may hold none. */
export function linkIn(lines: readonly Line[]): string | undefined {
  for (const line of lines) {
    const href = line.find((stretch) => stretch.href !== undefined)?.href;
    const found = href === undefined ? addressIn(joined(line)) : shortened(href);
    if (found !== undefined) return found;
  }
  return undefined;
}

const joined = (line: Line) => line.map(({ text }) => text).join('');

/** What a link says and where it leads, where these differ: the first in these lines. */
export function disguisedIn(lines: readonly Line[]): { shown: string; target: string } | undefined {
  for (const line of lines) {
    for (const { shown, href } of linkedWords(line)) {
      if (!leadsThere(shown, href)) {
        return { shown: shortened(shown), target: shortened(href) };
      }
    }
  }
  return undefined;
}

/**
 * Every word of a line that a link reaches into, whole, and where that link leads. A link written as its own address
 * says where it leads, whatever signs part it into words.
 */
function linkedWords(line: Line): { shown: string; href: string }[] {
  const stretches = line.map(({ text, href }) => ({ text: plain(text), href }));
  const words = [...joined(stretches).matchAll(/[^\s<>()[\]«»„“”"',;]+/g)];
  let end = 0;
  return stretches.flatMap(({ text, href }) => {
    const start = end;
    end += text.length;
    if (href === undefined) return [];
    const saysItself = text === plain(href);
    return words
      .map((word) => ({ from: word.index, to: word.index + word[0].length, word }))
      .filter(({ from, to }) => from < end && to > start)
      .filter(({ from, to }) => !saysItself || from < start || to > end)
      .map(({ word }) => ({ shown: word[0].replace(/[.!?:…]+$/, ''), href }));
  });
}

/** Whether a link with that word in it leads where the word says. Words that are no address say nothing. */
function leadsThere(shown: string, href: string): boolean {
  const target = urlOf(href);
  if (shown.includes('@') && !shown.includes('://')) {
    const isMailbox = whole.test(shown.slice(shown.lastIndexOf('@') + 1));
    return !isMailbox || mailboxOf(href) === shown.replace(/^mailto:/, '');
  }
  const bare = shown.replace(/^[^/]*:\/\//, '');
  if (bare === shown && (!whole.test(shown) || noDomain.test(shown))) return true;
  const said = urlOf(`https://${bare}`);
  if (!said || !target) return false;
  const path = `${said.pathname}${said.search}`.replace(/\/$/, '');
  return (
    withoutWww(said.host) === withoutWww(target.host) &&
    `${target.pathname}${target.search}`.toLowerCase().startsWith(path)
  );
}

/** What the address leads to; undefined where it is none. */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
const withoutWww = (host: string) => host.replace(/^www\./, '');

function mailboxOf(href: string): string | undefined {
  const url = urlOf(href);
  if (url?.protocol !== 'mailto:') return undefined;
  try {
    return decodeURIComponent(url.pathname).toLowerCase();
  } catch {
    return undefined;
  }
}
