import { listGivenUp, tryAgain } from '#platform/server/jobs/queries.ts';
import { boolean, type Command, string } from './command.ts';
import { count } from './count.ts';
import { asOperator } from './state.ts';

export const jobsCommand: Command = {
  usage: `[--again] [--task NAME]
      lists the jobs that were given up after their last try; --again tries each of them anew; --task: those of
      one kind, by the name in the list`,
  words: 0,
  options: { again: boolean, task: string },
  database: 'current',
  run: async ({ values, url, say }) => {
    const { again, task } = values;
    const all = await asOperator(url, (client) => listGivenUp(client, null));
    const jobs = task === undefined ? all : all.filter(({ name }) => name === task);
    if (task !== undefined && jobs.length === 0)
      throw new Error(`No job of the task ${task} was given up.`);
    for (const { name, company, lastError, updatedAt } of jobs) {
      say(`  ${company ?? 'no company'}: ${name}, ${updatedAt.toISOString()}: ${lastError ?? ''}`);
    }
    say(`${count(jobs.length, 'job was', 'jobs were')} given up.`);
    if (again !== true || jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await asOperator(url, (client) => tryAgain(client, ids));
    say('Each is tried anew from now on, while the product runs.');
  },
};
