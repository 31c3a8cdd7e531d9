// Says what of others' work the product is made of, and under which licences (decision 131).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from './inside.js';
import { refused } from './licences.js';

/** From the paths of modules, the folders of their packages as the lockfile has them. */
export function packagesOf(modules) {
  const folder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;
  const folders = modules.map((path) => folder.exec(path.replaceAll('\\', '/'))?.[0]);
  return [...new Set(folders.filter(Boolean))];
}

/** The folders of packages whose names begin with one of `names`, and of all that they need. */
export function withNeeds(names, { packages }) {
  const begins = (path) => names.some((name) => path.startsWith(`node_modules/${name}`));
  const found = new Set(Object.keys(packages).filter(begins));
  for (const path of found) {
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      found.add(nearest(path, name, packages));
  }
  return [...found];
}

/** Where npm finds a package that the one at `from` asks for; '' is the product itself. */
export function nearest(from, name, packages) {
  const path = `${from}/node_modules/${name}`;
  if (packages[path] || from === '') return path.replace(/^\//, '');
  return nearest(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name, packages);
}

/**
 * The text of THIRD-PARTY.txt for the packages in these folders below `root`; those of other platforms aren't there.
 * Throws a sentence that names what may not be shipped.
 */
export function thirdParty(folders, root = '.') {
  const installed = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  const read = installed.map((folder) => readPackage(join(root, folder)));
  // One version may lie in several folders.
  const packages = [...new Map(read.map((one) => [lineOf(one), one])).values()].sort(byName);
  const [first] = refused([...packages, ...inside]);
  if (first) throw new Error(`not to be shipped under this licence: ${first}`);
  return [
    'What others made and this product is built with, under their own licences.',
    [...packages.map(lineOf), ...inside.map(lineOfPart)].join('\n'),
    ...textsOf(packages),
  ].join(`\n\n${'='.repeat(80)}\n\n`);
}

const byName = (a, b) => (lineOf(a) < lineOf(b) ? -1 : 1);
const lineOf = ({ name, version, license }) => `${name} ${version} (${license})`;
const lineOfPart = ({ name, version, license, within, text }) =>
  `${[name, version].filter(Boolean).join(' ')} (${license}), in ${within}: ${text}`;

function readPackage(folder) {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'string' ? author : author?.name;
  return { name, version, license, by, homepage, text: text.join('\n\n') };
}

/** Each text once, under those whose it is. Where a package brings none, who made it and where the text stands. */
function textsOf(packages) {
  const named = packages.map((one) => ({ ...one, text: one.text || standIn(one) }));
  const texts = [...new Set(named.map(({ text }) => text))];
  return texts.map((text) => {
    const theirs = named.filter((one) => one.text === text).map(lineOf);
    return `${theirs.join('\n')}\n\n${text}`;
  });
}

const standIn = ({ license, by, homepage }) =>
  [by && `Copyright ${by}`, homepage, `https://spdx.org/licenses/${license}.html`]
    .filter(Boolean)
    .join('\n');
