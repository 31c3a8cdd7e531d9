// Breaks one thing of the product at a time and sees whether a test tells: draw, apply, revert, run, types.
import { readFileSync, writeFileSync } from 'node:fs';
import { committed, draw, isTouched } from './draw.ts';
import { changed, type Floor, type Place } from './places.ts';
import { seen } from './seen.ts';
import { listRefused } from './types.ts';

const usage =
  'npm run mutants -- draw web|server, apply web|server <number>, revert …, run … [test files], or types';

const [what, floor, number, ...tests] = process.argv.slice(2);
if (what === 'types') {
  console.log(`${listRefused()} more that the compiler refuses.`);
  process.exit();
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

async function run(place: Place) {
  const over = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => over.abort());
  apply(place);
  try {
    const told = await seen(place.file, tests, over.signal);
    console.log(row(at, told ?? 'survived'));
  } finally {
    revert(place);
  }
}
