import type { SwappedPlaces } from '#core/employee/contract/employee-import.ts';
import type { PlaceNames } from '#core/employee/server/import/queries.ts';
import type { FileRecord } from '#core/employee/server/import/read-email.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { type PlaceKind, placeKind } from './place-kind.ts';

/** Job titles under the header of departments and the other way round (rule 221). */

const mostSamples = 5;

/**
 * The rows as they are proposed to be read. `keepsColumns`: somebody has them as the headers say. `swapped`: null where the
 * columns hold that.
 */
export function swapPlaces(rows: readonly FileRecord[], known: PlaceNames, keepsColumns: boolean) {
  const both = rows.filter(({ values }) => values.position !== '' && values.subdivision !== '');
  const looks = looksOf(both, known);
  if (!looks) return { rows, isSwapped: false, swapped: null };
  const isSwapped = looks === 'swapped' && !keepsColumns;
  const read = isSwapped ? rows.map(turned) : rows;
  const rowList = (isSwapped ? both.map(turned) : both)
    .slice(0, mostSamples)
    .map(({ rowIndex, values: { position, subdivision } }) => ({
      rowIndex,
      position: quotedCell(position),
      subdivision: quotedCell(subdivision),
    }));
  return { rows: read, isSwapped, swapped: { looks, count: both.length, rowList } };
}

/** Each name is looked at once. */
function kindsOf(names: readonly string[], { positions, subdivisions }: PlaceNames) {
  const kinds = new Map<string, PlaceKind | undefined>();
  for (const name of names) {
    if (kinds.has(name)) continue;
    const folded = fold(name);
    const [isPosition, isSubdivision] = [positions.has(folded), subdivisions.has(folded)];
    const isTold = isPosition !== isSubdivision;
    kinds.set(name, isTold ? (isPosition ? 'position' : 'subdivision') : placeKind(name));
  }
  const count = (kind: PlaceKind) => names.filter((name) => kinds.get(name) === kind).length;
  return { position: count('position'), subdivision: count('subdivision') };
}

/** Most of a column must be of the other kind, and nearly nothing of its own. */
function looksOf(
  rows: readonly FileRecord[],
  known: PlaceNames,
): SwappedPlaces['looks'] | undefined {
  const column = (kind: PlaceKind) =>
    kindsOf(
      rows.map(({ values }) => values[kind]),
      known,
    );
  const [positions, subdivisions] = [column('position'), column('subdivision')];
  const isMost = (count: number, own: number) => count * 2 > rows.length && count > 3 * own;
  const isSome = (count: number, own: number) => count > 0 && count > 2 * own;
  const first = [positions.subdivision, positions.position] as const;
  const second = [subdivisions.position, subdivisions.subdivision] as const;
  const [isFirst, isSecond] = [isMost(...first), isMost(...second)];
  if ((isFirst && isSome(...second)) || (isSecond && isSome(...first))) return 'swapped';
  if (isSecond) return 'positionsTwice';
  return isFirst ? 'subdivisionsTwice' : undefined;
}

const turned = (row: FileRecord): FileRecord => {
  const { position, subdivision } = row.values;
  return { ...row, values: { ...row.values, position: subdivision, subdivision: position } };
};

/** For each of the two columns the other one, at which its cells stand where they are swapped. */
export const otherPlace = { position: 'subdivision', subdivision: 'position' };
