import { beforeAll, expect, test } from 'vitest';
import { makeBrand } from '#test/factories.ts';
import { startApp } from '#test/start/start-app.ts';
import { runCommand } from './run-command.ts';

const house = startApp();

async function operate(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const env = { DATABASE_URL: house.url };
  await runCommand(args, env, { say: (line) => lines.push(line), ask: async () => '' });
  return lines;
}
beforeAll(async () => {
  await makeBrand(house.context.database, { slug: 'east', name: 'East' });
  await makeBrand(house.context.database, { slug: 'west', name: 'West' });
});
const listed = async () =>
  (await operate('list-brands')).map((line) => line.split('; ')[2] ?? null);

test('limits of one company are set, shown and taken away', async () => {
  expect(await operate('set-limits', 'east')).toEqual(['East: no limits.']);
  expect(await operate('set-limits', 'east', '--people', '5000')).toEqual([
    'East; at most 5,000 people.',
  ]);
  await operate('set-limits', 'east', '--letters-a-day', '20000');
  expect(await listed()).toEqual(['at most 5,000 people, 20,000 letters a day', null]);
  await operate('set-limits', 'east', '--people', 'none', '--letters-a-day', 'none');
  expect(await listed()).toEqual([null, null]);
});

test.each(['0', '-1', '1.5', 'many', '', '10000001'])('%j is no limit', async (given) => {
  const wrong = operate('set-limits', 'east', `--people=${given}`, '--letters-a-day', '7');
  await expect(wrong).rejects.toThrow('--people must be a whole number');
  expect(await listed()).toEqual([null, null]);
});

test('a company that is not there is named', async () => {
  await expect(operate('set-limits', 'nowhere', '--people', '7')).rejects.toThrow('nowhere');
});
