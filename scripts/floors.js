// Where the sources of the product lie: src/platform and src/app have the four floors themselves, in src/core,
// src/addon and src/app each subject has them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const house = join(import.meta.dirname, '..');

/** From the inside out: nothing imports what stands in a later one. */
export const rings = ['platform', 'core', 'addon', 'app'];
export const floors = ['contract', 'server', 'web', 'texts'];

/** The folders of that floor, from the root of the project. */
export function foldersOf(floor, root = house) {
  return rings
    .map((ring) => `src/${ring}`)
    .filter((ring) => existsSync(join(root, ring)))
    .flatMap((ring) => [
      ring,
      ...readdirSync(join(root, ring)).map((subject) => `${ring}/${subject}`),
    ])
    .map((place) => `${place}/${floor}`)
    .filter((folder) => existsSync(join(root, folder)));
}

/** What an alias names, as a path from the root: `#core/…` is `src/core/…`, `#test/…` is `test/…`. */
export const pathOf = (alias) =>
  alias.replace(/^#(?=(?:platform|core|addon|app)\/)/, 'src/').replace(/^#/, '');

/** The ring, subject and floor of a path from the root; undefined of what lies outside the house. */
export function placeOf(path) {
  const [, ring, subject, floor] =
    /^src\/(platform|core|addon|app)(?:\/([^/]+))??\/(contract|server|web|texts)\//.exec(path) ??
    [];
  return ring && { ring, subject: subject ? `${ring}/${subject}` : ring, floor };
}
