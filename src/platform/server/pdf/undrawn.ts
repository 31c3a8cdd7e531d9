const said = 'undrawn · ';

export const undrawnKeyword = (count: number): string => `${said}${count}`;

/** No title reads like this: a bare `<` is plain ASCII elsewhere. */
const before = `<pdf:Keywords>${said}`;
const longestCount = 6;

/** How many different signs a PDF of ours could not draw: its properties say so. */
export function undrawnIn(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const at = bytes.indexOf(before);
  if (at < 0) return 0;
  const from = at + Buffer.byteLength(before);
  return Number.parseInt(bytes.toString('latin1', from, from + longestCount), 10);
}
