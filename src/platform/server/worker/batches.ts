import { createTurns } from './turns.ts';

interface Limits {
  /** How many batches are under way at once, each about another subject. */
  atOnce: number;
  /** How many items go together. */
  most: number;
  /** How long an item waits before its batch begins, in ms; then it is refused with what `giveUp` makes. */
  patience: number;
  giveUp: () => Error;
}

interface Waiting<Item> {
  item: Item;
  impatience: NodeJS.Timeout;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

interface Line<Item> {
  owner: string;
  waiting: Waiting<Item>[];
}

/**
 * Items about one subject are done one batch after another, in order of arrival: what comes while one batch is under
 * way goes together in the next. Owners take turns, however many subjects each has. `run` returns what each item is
 * refused with, or undefined; where it throws, all are.
 */
export function createBatches<Item>(
  { atOnce, most, patience, giveUp }: Limits,
  run: (items: [Item, ...Item[]]) => Promise<readonly unknown[]>,
) {
  /** The line of each subject, from its first item until nothing waits and nothing is under way. */
  const lines = new Map<string, Line<Item>>();
  /** The subjects that wait for their turn. */
  const turns = createTurns<string>();
  let underWay = 0;

  function startNext(): void {
    while (underWay < atOnce) {
      const subject = turns.next(() => true);
      const line = subject && lines.get(subject);
      if (!line) return;
      underWay += 1;
      void work(line).then(() => {
        underWay -= 1;
        if (line.waiting.length > 0) turns.add(line.owner, subject);
        else lines.delete(subject);
        startNext();
      });
    }
  }

  async function work({ waiting }: Line<Item>): Promise<void> {
    const batch = waiting.splice(0, most);
    for (const { impatience } of batch) clearTimeout(impatience);
    const [first, ...others] = batch.map(({ item }) => item);
    // All may have given up.
    if (!first) return;
    const refused = await run([first, ...others]).catch((error) => batch.map(() => error));
    for (const [at, { resolve, reject }] of batch.entries()) {
      if (refused[at]) reject(refused[at]);
      else resolve();
    }
  }

  return (owner: string, subject: string, item: Item): Promise<void> => {
    const line = lines.get(subject) ?? { owner, waiting: [] };
    if (!lines.has(subject)) {
      lines.set(subject, line);
      turns.add(owner, subject);
    }
    const done = new Promise<void>((resolve, reject) => {
      const impatience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(one), 1);
        reject(giveUp());
      }, patience).unref();
      const one: Waiting<Item> = { item, impatience, resolve, reject };
      line.waiting.push(one);
    });
    startNext();
    return done;
  };
}
