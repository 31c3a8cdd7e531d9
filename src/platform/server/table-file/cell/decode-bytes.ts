/** Signs 0x80 to 0x9f of Windows-1252, where Node 20 gives control characters. */
const own1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A text in this encoding; undefined where it can't be one. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (encoding !== 'windows-1252') return text;
    return text.replace(/[\x80-\x9f]/g, (sign) => own1252[sign.charCodeAt(0) - 0x80] ?? sign);
  } catch {
    return undefined;
  }
}

/** Every byte's sign; '' for those without one. */
export const pageOf = (encoding: string): string[] =>
  Array.from({ length: 256 }, (_, byte) => decodeBytes(Uint8Array.of(byte), encoding) ?? '');
