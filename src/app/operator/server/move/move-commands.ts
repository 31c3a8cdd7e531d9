import { describeShared } from '#app/operator/server/brand-commands.ts';
import { boolean, type Command, type Given, string } from '#app/operator/server/command.ts';
import { count } from '#app/operator/server/count.ts';
import { reach } from './reach.ts';
import { receiveBrand } from './receive.ts';
import { type Sent, sendBrand } from './send.ts';
import { openWire, sayFailure, type Wire } from './wire.ts';

/** Moving a company between two installations (rule 95). */

export const moveCommand: Command = {
  usage: `SLUG --at 'COMMAND' [--back]
      moves a company to the installation whose operator’s program COMMAND runs, such as
      'ssh new-host sudo -u assessment node /opt/assessment/current/dist/server/operator.js';
      --back brings it back from there with all that is new`,
  words: 1,
  options: { at: string, back: boolean },
  database: 'current',
  run: async (given) => {
    const { words, values, say } = given;
    const slug = readSlug(words[0]);
    if (typeof values.at !== 'string' || values.at.trim() === '') {
      throw new Error(
        '--at names the command that runs the other installation’s operator’s program.',
      );
    }
    const isBack = values.back === true;
    const command = `${values.at} ${isBack ? 'send-brand' : 'receive-brand'} ${slug}`;
    if (isBack) {
      const received = await overThere(command, given, (wire) => receiveBrand(given, wire, slug));
      if (received !== 'opened') throw new Error(broken(slug));
      say(
        `${slug} is open here again. In the other installation its rows stay until delete-brand.`,
      );
      return;
    }
    const sent = await overThere(command, given, (wire) => sendBrand(given, wire, slug));
    for (const line of describe(sent)) say(line);
  },
};

const broken = (slug: string) =>
  `The move of ${slug} broke off. list-brands shows in each installation where it is open; repeat this command ` +
  'to finish.';

const compared = ({ rows, keys, seconds }: Sent) =>
  seconds === null
    ? 'the earlier move is finished'
    : `${count(rows, 'row', 'rows')} and ${count(keys, 'key', 'keys')} compared, read only for ` +
      `${seconds.toFixed(1)} s`;

function describe(sent: Sent): string[] {
  const { name, sharedCount } = sent;
  return [
    `${name} is open in the other installation: ${compared(sent)}.`,
    'Its keys are destroyed here. Now let its host lead there; until then devices here keep their answers.',
    'Its rows stay here for the way back (--back) until delete-brand.',
    ...describeShared(sharedCount),
  ];
}

/** Runs `work` with the other installation at the end of a command. */
async function overThere<R>(
  command: string,
  { signal }: Pick<Given, 'signal'>,
  work: (wire: Wire) => Promise<R>,
): Promise<R> {
  const there = reach(command);
  signal?.addEventListener('abort', there.stop, { once: true });
  try {
    return await work(there.wire);
  } catch (error) {
    await sayFailure(there.wire, error as Error);
    throw error;
  } finally {
    await there.leave();
  }
}

export const receiveCommand: Command = {
  usage: 'SLUG    takes in a company: run by move-brand of the other installation',
  words: 1,
  options: {},
  database: 'current',
  isPiped: true,
  run: (given) =>
    overPipe(given, async (wire) => {
      const slug = readSlug(given.words[0]);
      const received = await receiveBrand(given, wire, slug);
      if (received === 'nothing') throw new Error(broken(slug));
    }),
};

export const sendCommand: Command = {
  usage: 'SLUG    gives a company back: run by move-brand --back of the other installation',
  words: 1,
  options: {},
  database: 'current',
  isPiped: true,
  run: (given) =>
    overPipe(given, async (wire) => {
      const sent = await sendBrand(given, wire, readSlug(given.words[0]));
      given.say(`${sent.name} has left: ${compared(sent)}.`);
    }),
};

async function overPipe({ pipe }: Given, work: (wire: Wire) => Promise<void>): Promise<void> {
  if (!pipe) throw new Error('This command is run by move-brand of the other installation.');
  const wire = openWire(pipe.from, pipe.to);
  try {
    await work(wire);
  } catch (error) {
    await sayFailure(wire, error as Error);
    throw error;
  }
}

/** The slug becomes part of a shell command, so it must be plain. */
function readSlug(slug = ''): string {
  if (/^[\w-]+$/.test(slug)) return slug;
  throw new Error('A short name has Latin letters, digits, - and _.');
}
