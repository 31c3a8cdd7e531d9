// The operator's commands: npm run operator -- help (rule 9).
import { createInterface } from 'node:readline/promises';
import { KnownOutcome } from './command.ts';
import { runCommand, WrongUsage } from './run-command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

/** The answer may come through a pipe, too. Where that has ended, the answer is ''. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(question), ended]);
  lines.close();
  return answer.trim();
}

// The program is not ended at once: a database started for it would be left running.
const stop = new AbortController();
process.on('SIGINT', () => stop.abort()).on('SIGTERM', () => stop.abort());
const pipe = { from: process.stdin, to: process.stdout, say: warn };
const ways = { say, ask, pipe, signal: stop.signal };
runCommand(process.argv.slice(2), process.env, ways).catch((error: Error) => {
  const stopped = 'Stopped. Nothing was changed.';
  const isKnown = error instanceof KnownOutcome;
  warn(stop.signal.aborted && !isKnown ? stopped : error.message);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
});
