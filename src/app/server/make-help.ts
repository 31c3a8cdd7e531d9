import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeHelp } from '#addon/help/server/make/make-help.ts';
import { readPictures } from '#addon/help/server/make/read-pictures.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { locales } from '#platform/texts/t.ts';

/** Part of the build: makes the help of the guides, once the web is there whose script and styles it uses. */

const manifest = JSON.parse(readFileSync(fromRoot('dist/web/.vite/manifest.json'), 'utf8'));
const { file, css = [] } = manifest['../../addon/help/web/help.ts'];
const address = (name: string) => `/${name}`;

const files = makeHelp({ script: address(file), styles: css.map(address) });
for (const [name, text] of files) {
  const path = join(fromRoot('dist/help'), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const locale of locales) {
  const folder = join(fromRoot('dist/help'), locale, 'picture');
  mkdirSync(folder, { recursive: true });
  for (const [path, { name }] of readPictures(locale)) {
    copyFileSync(fromRoot(`docs/${path}`), join(folder, name));
  }
}
