import { dirname } from 'node:path';
import { diskFull } from '#platform/server/db/away.ts';

/** What the file system or the database says, as a sentence about what to do. Always throws. */
export function inWords(error: Error & { code?: string }, file: string): never {
  const folder = dirname(file);
  const sentences: Record<string, string> = {
    ENOSPC: `There is no room left in ${folder} for the file. Make room there or name another place.`,
    EDQUOT: `This user may not write as much in ${folder}. Name another place.`,
    ENOENT: `${file} can't be found: is the folder right, and is it there?`,
    EACCES: `This user may not use ${file}: run the command as the user who may, or name another place.`,
    EROFS: `Nothing can be written in ${folder}. Name another place.`,
    EISDIR: `${file} is a folder. Name a file.`,
    [diskFull]:
      "The database's disk is full. Make room there, then try again: nothing was changed.",
  };
  const sentence = sentences[error.code ?? ''] ?? (isUnfit(error) ? unfit(file) : undefined);
  throw sentence ? new Error(sentence) : error;
}

/** PostgreSQL refuses what a row holds, or yauzl the name of an entry: nobody's export writes such a file. */
const isUnfit = ({ code, message }: Error & { code?: string }): boolean =>
  /^2[23][0-9A-Z]{3}$/.test(code ?? '') || /^(invalid relative|absolute) path: /.test(message);

const unfit = (file: string): string =>
  `What ${file} holds doesn't fit together: somebody has changed it since it was written. Nothing was changed here. ` +
  'Take another copy, or have it written again.';
