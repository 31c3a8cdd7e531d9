// Starts the database and reports the outcome. It runs as a process of its own, so that a test can
// kill it.
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts';

const [dataDir = ''] = process.argv.slice(2);

startEmbedded({ dataDir, log: () => {}, durable: false }).then(
  (embedded) => process.stdout.write(`${JSON.stringify({ url: embedded.url })}\n`),
  (error: Error) => process.stdout.write(`${JSON.stringify({ error: error.message })}\n`),
);
