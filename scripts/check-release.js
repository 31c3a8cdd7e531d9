// Says what keeps this tree from being released (decision 131); deploy/release asks before it makes anything.
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameOf, withoutChecksum } from './complete-lockfile.js';
import { inside } from './supply/inside.js';
import { refused } from './supply/licences.js';

/**
 * A sentence for each hindrance in a parsed package.json and package-lock.json and the text of CHANGELOG.md.
 * None: it may go out.
 */
export function hindrances({ version }, lock, changelog) {
  const production = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, entry]) => ({ ...entry, name: nameOf(path) }));
  return [
    ...(lock.version === version
      ? []
      : [`package-lock.json is of ${lock.version}, not ${version}.`]),
    ...withoutChecksum(lock).map((one) => `package-lock.json has no checksum of ${one}.`),
    ...refused([...production, ...inside]).map((one) => `May not be shipped: ${one}.`),
    ...(tells(changelog, version) ? [] : [`CHANGELOG.md says nothing of ${version}.`]),
  ];
}

/** Whether a version has lines of its own beside that which says from where it rolls. */
function tells(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const [, ...lines] = sections.find((one) => one.split('\n')[0] === version)?.split('\n') ?? [];
  return lines.some((line) => line.trim() !== '' && !line.startsWith('Rolls from:'));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const [about, lock] = ['package.json', 'package-lock.json'].map((name) => JSON.parse(read(name)));
  const found = hindrances(about, lock, read('CHANGELOG.md'));
  for (const one of found) console.error(`release: ${one}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
