// Runs as its own process, so that sending does not slow down the measuring: sends all requests
// at once and reports how often each status was answered.
const [port = ''] = process.argv.slice(2);

export interface Sent {
  path: string;
  init: { method?: string; headers: Record<string, string>; body?: string };
}

process.on('message', async (requests: Sent[]) => {
  const statuses = await Promise.all(requests.map(send));
  const tally: Record<number, number> = {};
  for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1;
  process.send?.(tally);
});
process.send?.('ready');

async function send({ path, init }: Sent): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
  await reply.text();
  return reply.status;
}
