import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { parts as en } from '#app/texts/parts/en.ts';
import { entry } from '#app/texts/parts/entry.ts';
import { parts as ru } from '#app/texts/parts/ru.ts';
import { pathOf } from '#scripts/floors.js';

type Part = keyof typeof ru;

/** The programs that src/app/web/start.tsx opens, and the texts that it loads for each. */
const programs: [string, ...Part[]][] = [
  ['src/app/web/sign-in-app.tsx', 'validation'],
  ['src/app/web/answering-app.tsx', 'frame', 'answering'],
  ['src/app/web/account-question-app.tsx', 'shared', 'otherAccount'],
  ['src/app/web/routed-app.tsx', 'shared'],
  // The sign-in screen only asks it which addresses there are.
  ['src/app/web/route/router.ts', 'shared'],
];

/** Said only where somebody else has loaded them: a file is read, or a comparison shown, before. */
const loadedBefore: Record<string, string[]> = {
  'src/platform/web/api/use-upload.ts': ['upload'],
  'src/platform/web/shared/file-import/use-file-import.ts': ['fileImport'],
  'src/platform/web/shared/file-import/result.tsx': ['fileImport'],
  'src/core/report/web/send/send-report-modal.tsx': ['comparison'],
};

const isProgram = (path: string) => programs.some(([program]) => program === path);
const words = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word as Part);
const pathFrom = (file: string, said: string) =>
  said.startsWith('.') ? posix.join(posix.dirname(file), said) : pathOf(said);

/** The texts that a file loads, the files that it loads with theirs, and the namespaces that it says. */
function read(file: string) {
  const source = readFileSync(file, 'utf8');
  const parts = [
    ...source.matchAll(/\b(?:part|screen)\(\s*\(\) => import\('([^']+)'\),\s*'?\w+'?,?([^)]*)\)/g),
  ];
  const later = new Set(parts.map(([, said]) => said));
  const imports = [
    ...source.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm),
    ...source.matchAll(/\bimport\('([^']+)'\)/g),
  ].filter(([, said]) => !later.has(said));
  return {
    texts: [...source.matchAll(/\bloadTexts\(([^)]*)\)/g)].flatMap(([, list = '']) => words(list)),
    loads: [...imports, ...parts]
      .map(([, said = '', list = '']) => ({ path: pathFrom(file, said), texts: words(list) }))
      .filter(({ path }) => /^src\/.*\/web\/.*\.tsx?$/.test(path)),
    says: new Set([
      ...[...source.matchAll(/\bt\(\s*['"`](\w+)\./g)].map(([, name = '']) => name),
      // Which issue it is, is known only when it is found.
      ...(source.includes('speakIssue') ? ['validation'] : []),
    ]),
  };
}

/** Of each file that a program reaches: what it says, and the namespaces that are there on every way to it. */
async function reached() {
  const namespaces = new Map<Part, string[]>();
  for (const part of Object.keys(ru) as Part[]) namespaces.set(part, Object.keys(await ru[part]()));
  const namesIn = (texts: Part[]) => texts.flatMap((part) => namespaces.get(part) ?? []);
  const known = new Map<string, Set<string>>();
  const files = new Map<string, ReturnType<typeof read>>();
  const visit = (path: string, before: string[]) => {
    const file = files.get(path) ?? read(path);
    files.set(path, file);
    const earlier = known.get(path);
    const names = [...before, ...namesIn(file.texts)];
    const has = new Set(names.filter((name) => earlier?.has(name) ?? true));
    if (has.size === earlier?.size) return;
    known.set(path, has);
    for (const { path: next, texts } of file.loads)
      if (!isProgram(next)) visit(next, [...has, ...namesIn(texts)]);
  };
  const always = Object.keys(await entry.ru());
  for (const [path, ...texts] of programs) visit(path, [...always, ...namesIn(texts)]);
  return [...known].map(([path, has]) => ({ path, has, says: files.get(path)!.says }));
}

test('every file is there with all the texts that it says, on every way to it', async () => {
  const files = await reached();
  const missing = files.flatMap(({ path, has, says }) =>
    [...says]
      .filter((name) => !has.has(name) && !loadedBefore[path]?.includes(name))
      .map((name) => `${path} says ${name}`),
  );
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test('the same namespaces are loaded in both languages', async () => {
  expect(Object.keys(await entry.en())).toEqual(Object.keys(await entry.ru()));
  for (const part of Object.keys(ru) as Part[]) {
    expect(Object.keys(await en[part]())).toEqual(Object.keys(await ru[part]()));
  }
});
