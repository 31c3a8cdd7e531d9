// Holds what was built to the oldest browsers of our statement (scripts/browsers/oldest.ts): syntax,
// interfaces and styles. What is newer and asks first, or may be missing, is named with its reason in
// scripts/browsers/exceptions.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exceptions } from './browsers/exceptions.ts';
import { readableSyntax } from './browsers/oldest.ts';
import { type Found, tooNewInScript, tooNewInStyle } from './browsers/too-new.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/web', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** What is too new in a built file, each as "what in which source". */
function tooNewIn(name: string): string[] {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (name.endsWith('.css')) return tooNewInStyle(text).map(({ what }) => `${what} in styles`);
  // first.js speaks to every browser there is.
  const found = name.endsWith('first.js')
    ? tooNewInScript(text, 5, 'script')
    : tooNewInScript(text, readableSyntax, 'module');
  const sourceOf = sources(`${file}.map`, name);
  return found.map((one) => `${one.what} in ${sourceOf(one)}`);
}

/** Where in the sources a place of a built file comes from. */
function sources(mapFile: string, name: string): (found: Found) => string {
  if (!existsSync(mapFile)) return () => name;
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  return ({ line = 0, column = 0 }) => {
    const { originalSource = name } = map.findEntry(line, column) as { originalSource?: string };
    return originalSource.replace(/^(\.\.\/)+/, '').replace(/^node_modules\/.*node_modules\//, '');
  };
}

const found = new Set<string>();
for (const name of files.filter((each) => /\.(js|css)$/.test(each))) {
  try {
    for (const one of tooNewIn(name)) found.add(one);
  } catch (error) {
    found.add(`syntax: ${error instanceof Error ? error.message : error} in ${name}`);
  }
}
const isAllowed = (one: string) => exceptions.some(({ what }) => one.startsWith(what));
const bad = [...found].filter((one) => !isAllowed(one));
const unused = exceptions.filter(({ what }) => ![...found].some((one) => one.startsWith(what)));
for (const one of bad) console.log(`TOO NEW  ${one}`);
for (const { what } of unused) console.log(`UNUSED   exception of ${what}`);
if (bad.length + unused.length > 0) process.exitCode = 1;
