// Breaks one thing of the product at a time and sees whether a test tells: draw, apply, revert, run, named, types.
import { readFileSync, writeFileSync } from 'node:fs';
import { committed, draw, isTouched } from './draw.ts';
import { named } from './named.ts';
import { changed, type Floor, type Place } from './places.ts';
import { seen } from './seen.ts';
import { listRefused } from './types.ts';

const usage =
  'npm run mutants -- draw web|server, apply web|server <number>, revert …, run … [test files], named [part of a name], or types';

const [what, floor, number, ...tests] = process.argv.slice(2);
if (what === 'types') {
  console.log(`${listRefused()} more that the compiler refuses.`);
  process.exit();
}
if (what === 'named') {
  const survived = await runNamed(floor ?? '');
  process.exit(survived > 0 ? 1 : 0);
}
if (!isFloor(floor)) stop(usage);
const places = draw(floor);
const at = Number(number) - 1;

if (what === 'draw') {
  console.log(
    ['| Number | Place | Operator | Before | After |', '| - | - | - | - | - |'].join('\n'),
  );
  for (const index of places.keys()) console.log(row(index));
} else {
  const place = places[at];
  if (!place) stop(usage);
  if (what === 'apply') apply(place);
  else if (what === 'revert') revert(place);
  else if (what === 'run') await run(place);
  else stop(usage);
}

function isFloor(word: string | undefined): word is Floor {
  return word === 'web' || word === 'server';
}

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}

function row(index: number, ...more: string[]): string {
  const { file, line, operator, before, after } = places[index] as Place;
  const cells = [`${file}:${line}`, operator, short(before), short(after), ...more];
  return `| ${[index + 1, ...cells].join(' | ')} |`;
}

function short(code: string): string {
  const flat = code.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-25)}` : flat;
}

function apply(place: Place) {
  if (isTouched(place.file)) stop(`${place.file} has changes that are not committed.`);
  writeFileSync(place.file, changed(committed(place.file), place));
}

function revert(place: Place) {
  const before = committed(place.file);
  if (readFileSync(place.file, 'utf8') !== changed(before, place))
    stop(`${place.file} is not as this change left it.`);
  writeFileSync(place.file, before);
}

function whenStopped(): AbortSignal {
  const over = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => over.abort());
  return over.signal;
}

async function run(place: Place) {
  const signal = whenStopped();
  apply(place);
  try {
    const told = await seen(place.file, tests, signal);
    console.log(row(at, told ?? 'survived'));
  } finally {
    revert(place);
  }
}

/** Tries those whose name has these words. How many no test told of. */
async function runNamed(words: string): Promise<number> {
  const signal = whenStopped();
  let survived = 0;
  for (const { name, file, before, after, tests } of named) {
    if (!name.includes(words)) continue;
    if (isTouched(file)) stop(`${file} has changes that are not committed.`);
    const source = committed(file);
    writeFileSync(
      file,
      source.replace(before, () => after),
    );
    try {
      const told = await seen(file, tests, signal);
      console.log(`| ${name} | ${told ?? 'survived'} |`);
      survived += told ? 0 : 1;
    } finally {
      writeFileSync(file, source);
    }
  }
  return survived;
}
