// Commands for whoever runs the installation: npm run operator -- help (rule 9).
import { createInterface } from 'node:readline/promises';
import { runCommand, WrongUsage } from './run-command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Also where the answer comes through a pipe. Nothing is typed where it has ended. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(question), ended]);
  lines.close();
  return answer.trim();
}

// Ignores a stop: most of this takes seconds, and a database started for it would be left running.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
runCommand(process.argv.slice(2), process.env, { say, ask }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
});
