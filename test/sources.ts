import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '#platform/server/shared/root.ts';
import { foldersOf } from '#scripts/floors.js';

/** Where each lies, tests that look at sources learn here alone. To `test` belongs what a subject's own tests share. */
export type Floor = 'bench' | 'contract' | 'e2e' | 'scripts' | 'server' | 'test' | 'texts' | 'web';

export interface Source {
  /** From the root of the project, with `/`. */
  path: string;
  text: string;
}

/** The files of these floors that are written in TypeScript, or whose paths end so; tests and walks aside. */
export function sourcesOf(
  floors: readonly Floor[],
  { ending = /\.tsx?$/, tests = false }: { ending?: RegExp; tests?: boolean } = {},
): Source[] {
  return floors
    .flatMap((floor) => [floor, ...foldersOf(floor)])
    .filter((folder) => existsSync(fromRoot(folder)))
    .flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => ending.test(path) && (tests || !/\.(test|walk)\./.test(path)))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
}
