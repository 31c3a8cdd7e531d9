import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Names that several files of a floor export. Routes of a room are always imported as its own. A screen
 * or a form has its name also where it is loaded from.
 */
const isShared = (name, files) =>
  name === 'routes' || files.some((file) => /(route\/screens|profile\/forms)\.ts$/.test(file));

test.each(['contract', 'server', 'web', 'test', 'e2e', 'bench'])(
  'in %s a name is exported once, so it means one thing',
  (floor) => {
    const found = new Map();
    const sources = readdirSync(floor, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    for (const path of sources) {
      const text = readFileSync(`${floor}/${path}`, 'utf8');
      const names = text.matchAll(
        /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm,
      );
      for (const name of new Set([...names].map(([, each]) => each)))
        found.set(name, [...(found.get(name) ?? []), path]);
    }
    const twice = [...found].filter(([name, files]) => files.length > 1 && !isShared(name, files));
    expect(twice).toEqual([]);
    expect(found.size).toBeGreaterThan(20);
  },
);
