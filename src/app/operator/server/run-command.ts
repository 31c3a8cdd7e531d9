import '#app/server/listeners.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/server/shared/config.ts';
import type { Command, Given } from './command.ts';
import { commands } from './commands.ts';
import { withDatabase } from './with-database.ts';

/** Thrown with the usage: nothing was tried. */
export class WrongUsage extends Error {}

const usageOf = (name: string, { usage }: Command) => `  npm run operator -- ${name} ${usage}`;

const overview = () =>
  ['Usage:', ...Object.entries(commands).map((entry) => usageOf(...entry))].join('\n');

/** Runs the command that the words name. Throws a sentence; `WrongUsage` where the words are none. */
export async function runCommand(
  args: string[],
  env: Record<string, string | undefined>,
  ways: Pick<Given, 'say' | 'ask' | 'signal' | 'pipe'>,
): Promise<void> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return ways.say(overview());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(`There is no command ${name}.\n${overview()}`);
  const { words, values } = readWords(name, command, rest);
  if (values.help) return ways.say(`Usage:\n${usageOf(name, command)}`);
  const config = readConfig(env);
  const say = (command.isPiped && ways.pipe?.say) || ways.say;
  await withDatabase(config, command.database, say, (url) =>
    command.run({ words, values, config, url, ...ways, say }),
  );
}

function readWords(
  name: string,
  command: Command,
  args: string[],
): Pick<Given, 'words' | 'values'> {
  const wrong = (sentence: string) => new WrongUsage(`${sentence}\n${usageOf(name, command)}`);
  let surplus: string | undefined;
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } as const };
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const { positionals: words, values }: { positionals: string[]; values: Given['values'] } =
      parsed;
    if (values.help || words.length === command.words) return { words, values };
    surplus = words[command.words];
  } catch (error) {
    throw wrong(`${(error as Error).message}.`);
  }
  if (surplus !== undefined) {
    throw wrong(`“${surplus}” belongs to no option. Put quotes around a value with spaces.`);
  }
  throw wrong(
    `${name} takes ${command.words} word${command.words === 1 ? '' : 's'} after its name.`,
  );
}
