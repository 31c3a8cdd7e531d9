import { listGivenUp, tryAgain } from '#server/platform/jobs/queries.ts';
import { boolean, type Command } from './command.ts';
import { count } from './count.ts';
import { asOperator } from './state.ts';

export const jobsCommand: Command = {
  usage: `[--again]
      lists the jobs that were given up after their last try; --again tries each of them anew`,
  words: 0,
  options: { again: boolean },
  database: 'current',
  run: async ({ values, url, say }) => {
    const jobs = await asOperator(url, (client) => listGivenUp(client, null));
    for (const { name, company, lastError, updatedAt } of jobs) {
      say(`  ${company ?? 'no company'}: ${name}, ${updatedAt.toISOString()}: ${lastError ?? ''}`);
    }
    say(`${count(jobs.length, 'job was', 'jobs were')} given up.`);
    if (values.again !== true || jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await asOperator(url, (client) => tryAgain(client, ids));
    say('Each is tried anew from now on, while the product runs.');
  },
};
