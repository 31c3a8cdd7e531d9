import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { changeRows, replaceIds } from './change-rows.ts';

const [one, other, third] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`,
) as [string, string, string];

test('an id is replaced wherever it stands, however the rows are cut', async () => {
  const rows = `${one}\tЁж\t{${third},${one}}\n\\N\t{"accountId": "${one}"}\t${third}\n`;
  const bytes = Buffer.from(rows);
  const others = new Map([[one, other]]);
  const expected = rows.replaceAll(one, other);
  for (let size = 1; size <= bytes.length; size += 7) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const changed = changeRows((some) => replaceIds(some, others));
    const replaced = Readable.from(pieces).pipe(changed);
    expect(await text(replaced)).toBe(expected);
  }
});
