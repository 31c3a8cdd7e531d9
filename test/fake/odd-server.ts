import { startWorker } from '#platform/server/worker/worker.ts';

/** A server for tests: it gives each of its arguments to a worker and waits for the answers. */
const program = { name: '../test/fake/odd-worker', seconds: 600, megabytes: 40 };
await Promise.all(process.argv.slice(2).map((task) => startWorker(program).run(task)));
