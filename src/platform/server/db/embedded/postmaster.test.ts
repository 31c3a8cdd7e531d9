import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostmaster } from './postmaster.ts';

/** Starts a program that says this and ends, as a server does that can't start. */
async function startSaying(...lines: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), 'otsenka-postmaster-'));
  const postgres = join(home, 'postgres');
  const said = lines.map((line) => `echo '${line}'`).join('\n');
  writeFileSync(postgres, `#!/bin/sh\n${said}\nexit 1\n`);
  chmodSync(postgres, 0o755);
  const place = {
    cluster: join(home, 'pg'),
    runner: { name: 'me', ids: null },
    copyHome: home,
    socketDir: join(home, 'socket'),
    idFile: join(home, 'pg.id'),
  };
  try {
    return await startPostmaster(place, { postgres, initdb: '', pgCtl: '' }, false);
  } finally {
    rmSync(home, { recursive: true });
  }
}

test('whoever comes second waits, however much the first has written since', async () => {
  const first = ['starting', 'listening', 'was shut down', 'redo', 'ready'];
  expect(await startSaying('FATAL: lock file "postmaster.pid" already exists', ...first)).toEqual({
    child: null,
  });
});

test('what a server says that can’t start is told by its last lines', async () => {
  const said = startSaying('1', '2', '3', '4', '5', 'FATAL: no');
  await expect(said).rejects.toThrow(/^PostgreSQL did not start: 2\n3\n4\n5\nFATAL: no$/);
});
