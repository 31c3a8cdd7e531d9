import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#server/platform/db/embedded/cluster.ts';
import { findRunning, startEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    template: string;
  }
}

/** Starts one database server for all test files, with a migrated template (vitest's globalSetup). */
export default async function setup(project: TestProject) {
  const server = await startServer();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  await command(server.url, `create database ${template}`);
  await migrate(at(server.url, template));
  project.provide('serverUrl', server.url);
  project.provide('template', template);
  return async () => {
    await command(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return { url: outside, stop: async () => {} };
  await Promise.all([memory, tmpdir()].map(removeLeftovers));
  const dataDir = await mkdtemp(join(await roomiest(), `${leftoverName}${process.pid}-`));
  // Open to others, because under root PostgreSQL runs as another user.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A file system in memory, where Linux has one. */
const memory = '/dev/shm';
/** What a run takes is a tenth of it. */
const enough = 2 * 1024 ** 3;

/** Copying a database of 1,700 small files costs the disk's file system most of the processor's time. */
async function roomiest(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > enough ? memory : tmpdir();
}

const leftoverName = 'otsenka-test-';

/** A killed run leaves its server alive; the next run stops it. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(leftoverName))) {
    if (isAlive(Number.parseInt(name.slice(leftoverName.length), 10))) continue;
    const dataDir = join(folder, name);
    if (await findRunning(dataDir)) {
      await (await startEmbedded({ dataDir, log: () => {} })).stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates a database for one test file: a migrated one, or a copy of one that nobody is connected to. */
export function createTestDatabase(template = inject('template')): Promise<ThrowAway> {
  return createThrowAway(inject('serverUrl'), 'test', `template ${template} strategy file_copy`);
}

/** Creates a database that the product has never started on. */
export function createEmptyDatabase(): Promise<ThrowAway> {
  return createThrowAway(inject('serverUrl'), 'test');
}

export interface ThrowAway {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/** Creates a new database on that server. The database in the address is only used to do so. */
export async function createThrowAway(
  server: string,
  kind: string,
  options = '',
): Promise<ThrowAway> {
  const name = `${kind}_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} ${options}`);
  return {
    name,
    url: at(server, name),
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
function at(url: string, database: string): string {
  const there = new URL(url.replace(/^(\w+):\/\/\//, '$1://localhost/'));
  there.pathname = `/${database}`;
  return url.includes(':///') ? there.href.replace('://localhost/', ':///') : there.href;
}
