import { open } from 'node:fs/promises';

/** Appends whole lines to a file that only we read, or writes them out. What a full disk has cut off is ended first. */
export async function appendLines(place: string, lines: string): Promise<void> {
  if (place === 'stdout') return writeOut(lines);
  const file = await open(place, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    const isCut = size > 0 && last.toString() !== '\n';
    await file.appendFile(isCut ? `\n${lines}` : lines);
    await file.sync();
  } finally {
    await file.close();
  }
}

const writeOut = (lines: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(lines, (error) => (error ? reject(error) : resolve()));
  });
