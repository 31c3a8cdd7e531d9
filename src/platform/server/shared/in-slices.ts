import { setImmediate as nextTurn } from 'node:timers/promises';

/** Others are answered before what comes next: between steps that each take some 20 ms for thousands of items. */
export const othersFirst = (): Promise<void> => nextTurn();

/** In ms. An item may take a hundred times as long as another, so time is counted, not items. */
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

/** Those of a long list that are wanted, as `filter` does. */
export async function siftInSlices<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
): Promise<Item[]> {
  const wanted = await inSlices(items, isWanted);
  return items.filter((_, at) => wanted[at]);
}
