/** What waits, in a line for each owner. The owners take turns, however long their lines are. */
export interface Turns<Item> {
  add(owner: string, item: Item): void;
  /** Takes the first item of the next owner that `mayGo`. Undefined where there is none. */
  next(mayGo: (owner: string) => boolean): Item | undefined;
  countOf(owner: string): number;
  count(): number;
}

export function createTurns<Item>(): Turns<Item> {
  /** The owners in the order of their turns. A line is never empty. */
  const lines = new Map<string, Item[]>();
  return {
    add(owner, item) {
      const line = lines.get(owner);
      if (line) line.push(item);
      else lines.set(owner, [item]);
    },
    next(mayGo) {
      for (const [owner, line] of lines) {
        if (!mayGo(owner)) continue;
        const [first, ...others] = line;
        lines.delete(owner);
        if (others.length > 0) lines.set(owner, others);
        return first;
      }
      return undefined;
    },
    countOf: (owner) => lines.get(owner)?.length ?? 0,
    count: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
  };
}
