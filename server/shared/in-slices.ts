import { setImmediate as nextTurn } from 'node:timers/promises';

const slice = 200;

/** Maps a long list and lets others be answered in between. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % slice === slice - 1) await nextTurn();
    results.push(map(item));
  }
  return results;
}
