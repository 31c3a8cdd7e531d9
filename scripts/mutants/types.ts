import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { committed, drawnRooms, nameOf, placesOf } from './draw.ts';
import { changed, type Floor, type Place } from './places.ts';

const listed = 'scripts/mutants/refused-by-types.json';
const floors: readonly Floor[] = ['web', 'server'];
const asked = 8;

/**
 * What the compiler refuses never reaches a test. The first places of each drawn room are written into copies
 * beside their files, one change in each, and one run of the compiler names the copies that it refuses.
 * Listed are those before the first of their room that it takes: how many, until a run finds none.
 */
export function listRefused(): number {
  const rooms = floors.flatMap((floor) =>
    drawnRooms(placesOf(floor)).map((room) => room.slice(0, asked)),
  );
  const copies = new Map(rooms.flat().map((place, index) => [place, copyOf(place, index)]));
  try {
    for (const [place, copy] of copies) writeFileSync(copy, changed(committed(place.file), place));
    const refused = compilerRefuses();
    const isTaken = (place: Place) => !refused.has(copies.get(place) ?? '');
    const before = rooms.flatMap((room) => {
      const taken = room.findIndex(isTaken);
      return taken < 0 ? room : room.slice(0, taken);
    });
    list(before.map(nameOf));
    return before.length;
  } finally {
    for (const copy of copies.values()) rmSync(copy, { force: true });
  }
}

const copyOf = ({ file }: Place, index: number) =>
  file.replace(/\.tsx?$/, (ending) => `.changed${index}${ending}`);

function compilerRefuses(): Set<string> {
  const { stdout } = spawnSync('npx', ['tsc', '-p', '.', '--checkers', '1', '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(
    Array.from(stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm), ([, file = '']) => file),
  );
}

function list(names: string[]) {
  const known: string[] = JSON.parse(readFileSync(listed, 'utf8'));
  writeFileSync(listed, `${JSON.stringify([...known, ...names].sort(), null, 2)}\n`);
}
