import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { foldersOf } from '#scripts/floors.js';
import { type Floor, type Place, placesIn, ticket } from './places.ts';
import { refused } from './refused.ts';
import refusedByTypes from './refused-by-types.json' with { type: 'json' };

const seed = 20261128;
const drawn = 30;

const notProduct =
  /\.(test|d)\.tsx?$|\/(public-)?demo\/|prepare-demo|\/attacks\/|\/(tables|migrations)\//;

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const lines = (said: string) => said.split('\n').filter(Boolean);

/** What the last commit says: a change that is being tried moves no other. */
export function committed(file: string): string {
  return git('show', `HEAD:${file}`);
}

export const isTouched = (file: string): boolean => git('status', '--porcelain', file) !== '';

export const testsUnder = (folder: string): string[] =>
  lines(git('ls-files', folder)).filter((file) => /\.test\.tsx?$/.test(file));

/** A subject of a floor: src/core/user/web, or what stands beside the subjects. */
export const roomOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 4).join('/');

/** The changes of a floor, the same for the same sources. */
export const draw = (floor: Floor): Place[] => drawFrom(placesOf(floor));

export function placesOf(floor: Floor): Place[] {
  const touched = new Set(lines(git('diff', '--name-only', 'HEAD')));
  const files = lines(git('ls-tree', '-r', '--name-only', 'HEAD', ...foldersOf(floor)));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file))
    .flatMap((file) =>
      placesIn(floor, file, touched.has(file) ? committed(file) : readFileSync(file, 'utf8')),
    );
}

/**
 * Every room and every place has a ticket, which is SHA-256 of the seed and of what it is. The rooms with
 * the lowest win, and in each the place with the lowest that isn't refused. So each room is as likely as any
 * other, each place of a room too, and what is written elsewhere moves none.
 */
export const drawFrom = (places: readonly Place[]): Place[] =>
  drawnRooms(places).flatMap(([lowest]) => lowest ?? []);

/** The places of each room that wins, the lowest ticket first. */
export function drawnRooms(places: readonly Place[]): Place[][] {
  const rooms = new Map<string, Place[]>();
  for (const place of places) {
    if (isRefused(place)) continue;
    const own = rooms.get(roomOf(place.file));
    if (own) own.push(place);
    else rooms.set(roomOf(place.file), [place]);
  }
  return [...rooms]
    .map(([room, own]) => ({ own, at: ticket(seed, room) }))
    .sort(byTicket)
    .slice(0, drawn)
    .map(({ own }) =>
      own
        .map((place) => ({
          place,
          at: ticket(seed, place.file, place.operator, place.before, place.nth),
        }))
        .sort(byTicket)
        .map(({ place }) => place),
    );
}

const byTicket = (one: { at: string }, other: { at: string }) => (one.at < other.at ? -1 : 1);

/** The place as the list of those says that the compiler refuses. */
export const nameOf = ({ file, operator, before, nth }: Place): string =>
  [file, operator, before, nth].join(' | ');

const byTypes = new Set(refusedByTypes);

const isRefused = (place: Place) =>
  byTypes.has(nameOf(place)) ||
  refused.some(
    ({ file, operator, before, nth = 0 }) =>
      file === place.file &&
      operator === place.operator &&
      before === place.before &&
      nth === place.nth,
  );
