import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts as en } from '#i18n/en/web.ts';
import { parts as ru } from '#i18n/ru/web.ts';

const web = join(import.meta.dirname, '..');
/** Folders whose texts bear another name than they do. */
const named: Record<string, keyof typeof ru> = { 'sign-in': 'recovery', 'ui-kit': 'uiKit' };

const namespaces = async (part: keyof typeof ru) => Object.keys(await ru[part]());

/** Every text that a folder names, as namespace.key. */
function namedIn(folder: string): { file: string; namespace: string; key: string }[] {
  return readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(join(web, folder, file), 'utf8');
      const keys = source.matchAll(/\bt\(\s*['"`](\w+)\.([\w.]*)/g);
      return [...keys].map(([, namespace = '', key = '']) => ({ file, namespace, key }));
    });
}

describe('the texts that the web loads', () => {
  const folders = readdirSync(web, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'public')
    .map(({ name }) => name);

  test.each(folders)('hold all that web/%s says', async (folder) => {
    const own = named[folder] ?? folder;
    const has = new Set([...(await namespaces('entry')), ...(await namespaces('shared'))]);
    if (own in ru) for (const name of await namespaces(own as keyof typeof ru)) has.add(name);
    expect(namedIn(folder).filter(({ namespace }) => !has.has(namespace))).toEqual([]);
  });

  test('are named by the screens, else the test above reads nothing', () => {
    expect(namedIn('questionary').length).toBeGreaterThan(50);
  });

  test('are the same namespaces in both languages', async () => {
    for (const part of Object.keys(ru) as (keyof typeof ru)[]) {
      expect(Object.keys(await en[part]())).toEqual(Object.keys(await ru[part]()));
    }
  });
});
