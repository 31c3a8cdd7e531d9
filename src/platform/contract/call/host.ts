/** A host as the network knows it: `завод.рф` is `xn--80aegj1b.xn--p1ai`. Undefined for none. */
export function networkName(host: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return undefined;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * A host as people read it: `xn--80aegj1b.xn--p1ai` is `завод.рф`, however it was written. One that isn't spelled in
 * letters, or not so that it leads back to itself, stays.
 */
export function readName(host: string): string {
  if (!/(^|\.)xn--|[^\0-\x7f]/.test(host)) return host;
  const asked = networkName(host);
  if (asked === undefined) return host;
  const read = asked
    .split('.')
    .map((part) => (part.startsWith('xn--') ? decoded(part.slice(4)) : part))
    .join('.');
  return networkName(read) === asked ? read : host;
}

/** The parameters of Punycode, RFC 3492, section 5. */
const base = 36;
const most = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstSign = 128;

/** Punycode of one part of a host, RFC 3492, section 6.2. '' for none. */
function decoded(part: string): string {
  const dash = part.lastIndexOf('-');
  const signs = Array.from(part.slice(0, Math.max(dash, 0)), (sign) => sign.codePointAt(0)!);
  const digits = Array.from(
    part.slice(dash + 1),
    (sign) => (Number.parseInt(sign, base) + 26) % base,
  );
  let sign = firstSign;
  let bias = firstBias;
  let at = 0;
  while (digits.length > 0) {
    const before = at;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digits.shift();
      if (digit === undefined) return '';
      at += digit * weight;
      const limit = Math.min(Math.max(step - bias, 1), most);
      if (digit < limit) break;
      weight *= base - limit;
    }
    const length = signs.length + 1;
    bias = adapted(at - before, length, before === 0);
    sign += Math.floor(at / length);
    if (!(sign <= 0x10ffff)) return '';
    at %= length;
    signs.splice(at, 0, sign);
    at += 1;
  }
  return String.fromCodePoint(...signs);
}

function adapted(by: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(by / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > ((base - 1) * most) / 2; steps += base) delta = Math.floor(delta / (base - 1));
  return steps + Math.floor((base * delta) / (delta + skew));
}
