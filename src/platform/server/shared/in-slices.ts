import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets others be answered before the next step, where each step takes some 20 ms for thousands of items. */
export const othersFirst = (): Promise<void> => nextTurn();

/** How long one slice takes, in ms. One item may take a hundred times as long as another, so items aren't counted. */
const slice = 5;

/** Maps a long list and lets others be answered in between. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun > slice) {
      await nextTurn();
      begun = performance.now();
    }
    results.push(map(item));
  }
  return results;
}

/** Picks the wanted items out of a long list, as `filter` does, and lets others be answered in between. */
export async function siftInSlices<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
): Promise<Item[]> {
  const wanted = await inSlices(items, isWanted);
  return items.filter((_, at) => wanted[at]);
}
