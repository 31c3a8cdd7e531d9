import { existsSync, readFileSync } from 'node:fs';
import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { buildPrograms } from '#test/build-programs.ts';
import { sourcesOf } from '#test/sources.ts';

/** The image is made from what is in the project, and holds what the product reads (decision 086). */
const read = (path: string) => readFileSync(fromRoot(path), 'utf8');
const text = read('deploy/Dockerfile');
const file = DockerfileParser.parse(text);
const { engines, scripts } = JSON.parse(read('package.json'));

const words = (copy: Copy) => copy.getArguments().map((argument) => argument.getValue());
const lastFrom = file.getFROMs().at(-1)!.getRange().start.line;
const isInImage = (copy: Copy) => copy.getRange().start.line > lastFrom;
const fromContext = file.getCOPYs().filter((copy) => !copy.getFromFlag());
const inImage = file
  .getCOPYs()
  .filter(isInImage)
  .map((copy) => words(copy).at(-1)!);

/** Whether `path` is one of these or below one. */
const isWithin = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

test('the Dockerfile is one by the rules of its language', () => {
  expect(validate(text)).toEqual([]);
});

test('every stage begins with the same Node, a whole version that the product takes', () => {
  const images = file.getFROMs().map((from) => from.getImage());
  expect(new Set(images).size).toBe(1);
  const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-bookworm-slim$/.exec(images[0] ?? '') ?? [];
  const [least, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node)!.slice(1).map(Number);
  expect(Number(major) * 1000 + Number(minor)).toBeGreaterThanOrEqual(least! * 1000 + leastMinor!);
});

test('what is copied is there, and .dockerignore lets it through', () => {
  const letThrough = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const source of fromContext.flatMap((copy) => words(copy).slice(0, -1))) {
    expect(existsSync(fromRoot(source)), source).toBe(true);
    expect(isWithin(source, letThrough), source).toBe(true);
  }
});

test('everything that builds the product is copied for it', async () => {
  const copied = fromContext.flatMap((copy) => words(copy).slice(0, -1));
  const programs = await buildPrograms();
  expect(programs).toContain('scripts/as-server.js');
  expect(programs.filter((path) => !isWithin(path, copied))).toEqual([]);
});

test('everything that the server reads from the project is in the image', () => {
  const named = sourcesOf(['server']).flatMap(({ text: source }) =>
    [...source.matchAll(/fromRoot\(\s*['`]([\w./@-]+)/g)].map(([, path]) =>
      path!.replace(/\/$/, ''),
    ),
  );
  const missing = named.filter((path) => path !== '.' && !isWithin(path, inImage));
  expect(named).toContain('src/platform/server/db/migrations');
  expect(missing).toEqual([]);
});

test('it runs what `npm start` runs, as a user who owns nothing but the data', () => {
  const command = file
    .getCMDs()
    .map((cmd) => cmd.getJSONStrings().map((one) => one.getJSONValue()));
  expect(command).toEqual([scripts.start.replace(/^exec /, '').split(' ')]);
  const users = file.getInstructions().filter((one) => one.getKeyword() === 'USER');
  expect(users.at(-1)?.getArgumentsContent()).toBe('node');
  expect(text).toMatch(/npm ci --omit=dev/);
});

test('keys to answers have a volume of their own, which nobody else may enter', () => {
  const set = new Map(
    file
      .getENVs()
      .flatMap((env) => env.getProperties())
      .map((one) => [one.getName(), one.getValue()]),
  );
  expect(set.get('DATA_DIR')).toBe('/data');
  expect(set.get('KEYS_DIR')).toBe('/keys');
  expect(text).toContain('VOLUME ["/data", "/keys"]');
  expect(text).toMatch(/install --directory --owner=node --group=node --mode=0700 \/keys$/m);
});

test('its health is what /readyz says', () => {
  expect(file.getHEALTHCHECKs().at(-1)?.getArgumentsContent()).toContain('/readyz');
});
