import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts as en } from '#i18n/parts/en.ts';
import { entry } from '#i18n/parts/entry.ts';
import { parts as ru } from '#i18n/parts/ru.ts';

const web = 'web';
/** Folders whose texts have another name than the folder. */
const named: Record<string, Part> = {
  'mailed-link': 'mailedLink',
  'own-email': 'ownEmail',
  'ui-kit': 'uiKit',
};
/** Parts for pages of mailed links. web/app loads the texts that these pages share. */
const alsoInLinks: Part[] = ['mailedLink'];
const linkPages = ['own-email', 'joining', 'reset'];
/** Parts for file controls. Whoever opens the controls has loaded their texts. */
const alsoInControls: Part[] = ['upload'];
/** Parts that somebody else has loaded who opens what is in the folder: dialogs, editor, trend. */
const loadedBefore: Record<string, Part[]> = {
  report: ['reportSend'],
  shared: ['reportSend', 'questionaryDetail', 'report', 'upload', 'fileImport'],
};

type Part = keyof typeof ru;
const namespaces = async (part: Part) => Object.keys(await ru[part]());

function sourcesOf(folder: string): { file: string; source: string }[] {
  return readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(join(web, folder, file), 'utf8') }));
}

/** Every text key that a folder uses, as namespace.key. */
const namedIn = (folder: string) =>
  sourcesOf(folder).flatMap(({ file, source }) => {
    const keys = source.matchAll(/\bt\(\s*['"`](\w+)\.([\w.]*)/g);
    return [...keys].map(([, namespace = '', key = '']) => ({ file, namespace, key }));
  });

/** What a folder loads itself, with its dialogs: `loadTexts('upload')`, `part(() => import(…), 'Name', 'upload')`. */
const loadedIn = (folder: string) =>
  sourcesOf(folder).flatMap(({ source }) =>
    [
      ...source.matchAll(
        /\b(?:loadTexts\(|part\(\s*\(\) => import\('[^']+'\),\s*'\w+',)([^)]*)\)/g,
      ),
    ].flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name as Part)),
  );

describe('the texts that the web loads', () => {
  const districts = ['platform', 'company', 'people', 'assessment'];
  const rooms = districts.flatMap((district) =>
    readdirSync(join(web, district)).map((room) => `${district}/${room}`),
  );

  test.each(['app', 'ui-kit', ...rooms])('hold all that web/%s says', async (folder) => {
    const room = basename(folder);
    const own = named[room] ?? room;
    const has = new Set([...Object.keys(await entry.ru()), ...(await namespaces('shared'))]);
    const parts = [
      own as Part,
      ...loadedIn(folder),
      ...(['api', 'ui'].includes(room) ? alsoInControls : []),
      ...(linkPages.includes(room) ? alsoInLinks : []),
      ...(loadedBefore[room] ?? []),
    ];
    for (const part of parts)
      if (part in ru) for (const name of await namespaces(part)) has.add(name);
    expect(namedIn(folder).filter(({ namespace }) => !has.has(namespace))).toEqual([]);
  });

  test('are named by the screens, else the test above reads nothing', () => {
    expect(namedIn('assessment/questionary').length).toBeGreaterThan(50);
  });

  test('are the same namespaces in both languages', async () => {
    expect(Object.keys(await entry.en())).toEqual(Object.keys(await entry.ru()));
    for (const part of Object.keys(ru) as Part[]) {
      expect(Object.keys(await en[part]())).toEqual(Object.keys(await ru[part]()));
    }
  });
});
