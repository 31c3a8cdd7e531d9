// Runs as its own process, like the product: serves the API on a database and reports its port. Does
// the jobs too when asked.
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { startJobs } from '#platform/server/jobs/run-jobs.ts';
import { makeContext } from './result-context.ts';

const [url = '', jobs] = process.argv.slice(2);
const { context } = await makeContext(url, pino({ level: 'warn' }));
const app = await createApp(context);
if (jobs) await startJobs({ ...context, database: context.unhurried }, url, tasks);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(new URL(address).port);
