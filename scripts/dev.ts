// Runs server and web for development. Both reload when their sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { fromRoot } from '#platform/server/shared/root.ts';

const port = process.env.PORT ?? '3000';
process.env.DEV_SERVER_URL = `http://127.0.0.1:${port}`;

const tsx = fromRoot(join('node_modules', 'tsx', 'dist', 'cli.mjs'));
const server = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', 'src/app/server/main.ts'],
  {
    cwd: fromRoot('.'),
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  },
);

const web = await createServer({ configFile: fromRoot('vite.config.ts') });
await web.listen();
web.printUrls();

async function end(): Promise<void> {
  // From a terminal the server has received the signal too. A second one makes it stop all the
  // same.
  server.kill('SIGTERM');
  await web.close();
}
process.once('SIGINT', end).once('SIGTERM', end);
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
  void web.close().then(() => process.exit());
});
