/**
 * Decodes text from any program: UTF-8 and UTF-16 with or without a byte order mark, else
 * Windows-1251. Undefined for anything that is not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of likelyEncodings(bytes)) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return isPlain(text) ? text : undefined;
  }
  return undefined;
}

function likelyEncodings(bytes: Uint8Array): string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  // Tabs, digits and Latin letters have zero bytes in UTF-16, always in the same half.
  const [onEven, onOdd] = countZeros(bytes);
  if (onOdd > 0 && onEven === 0) return ['utf-16le'];
  if (onEven > 0 && onOdd === 0) return ['utf-16be'];
  return ['utf-8', 'windows-1251'];
}

const looked = 4096;

function countZeros(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, looked); at += 1) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  }
  return zeros;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Text has tabs and line breaks, but no other control characters. Windows-1251 does not use 0x98.
 */
function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gives a binary away
  return !/[\0-\x08\x0e-\x19\x1b-\x1f\x7f\x98]/.test(text);
}
