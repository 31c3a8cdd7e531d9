import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#platform/server/db/embedded/cluster.ts';
import { findRunning, startEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { migrate } from '#platform/server/schema/migrate.ts';
import {
  type HostileUser,
  hostileOptions,
  isHostile,
  makeHostileUser,
} from '#test/database/hostile.ts';
import { memory, roomiest } from '#test/database/roomiest.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    /** The same server for a superuser. */
    administratorUrl: string;
    template: string;
  }
}

/** Starts one database server for all test files, with a migrated template (vitest's globalSetup). */
export default async function setup(project: TestProject) {
  const server = await startServer();
  const hostile = isHostile ? makeHostileUser() : undefined;
  if (hostile) await command(server.url, hostile.make);
  const url = hostile ? as(hostile.user, server.url) : server.url;
  const template = await createEmpty(url, 'template', server.url);
  await migrate(template.url);
  project.provide('serverUrl', url);
  project.provide('administratorUrl', server.url);
  project.provide('template', template.name);
  return async () => {
    await template.drop();
    if (hostile) await command(server.url, hostile.drop);
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return { url: outside, stop: async () => {} };
  await Promise.all([memory, tmpdir()].map(removeLeftovers));
  const dataDir = await mkdtemp(join(await roomiest(), `otsenka-test-${process.pid}-`));
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

/** What a test or walk makes there, with its process. */
const leftoverName = /^otsenka-[a-z-]+-(\d+)-/;

/** A killed run leaves its files, and a server or a product's database alive; the next run ends them. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const maker = Number(leftoverName.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(maker) || isAlive(maker)) continue;
    const dataDir = join(folder, name);
    const isEnded = await endDatabases(dataDir).then(
      () => true,
      () => false,
    );
    if (isEnded) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Throws where a product that was left alive still works on one, or another run is ending it just now. */
async function endDatabases(dataDir: string): Promise<void> {
  for (const place of [dataDir, join(dataDir, 'postgresql')]) {
    if (!existsSync(place) || !(await findRunning(place))) continue;
    await (await startEmbedded({ dataDir: place, log: () => {} })).stop();
  }
}

/** Creates a database for one test file: a migrated one, or a copy of one that nobody is connected to. */
export function createTestDatabase(template = inject('template')): Promise<ThrowAway> {
  const options = `template ${template} strategy file_copy`;
  return createThrowAway(inject('serverUrl'), 'test', options, inject('administratorUrl'));
}

/** Creates a database that the product has never started on. */
export function createEmptyDatabase(): Promise<ThrowAway> {
  return createEmpty(inject('serverUrl'), 'test', inject('administratorUrl'));
}

async function createEmpty(
  server: string,
  kind: string,
  administrator: string,
): Promise<ThrowAway> {
  if (!isHostile) return createThrowAway(server, kind);
  const database = await createThrowAway(server, kind, hostileOptions, administrator);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // PostgreSQL looks there first.
  await client.query('create schema authorization current_user');
  await client.end();
  return database;
}

/** The address of that database of the tests for a superuser. */
export const administratorOf = (url: string): string =>
  at(inject('administratorUrl'), withHost(url).pathname.slice(1));

/** Runs these statements in that database of the tests as a superuser. Returns the rows of the last one. */
export async function asAdministrator<R>(url: string, ...statements: string[]): Promise<R[]> {
  const client = new pg.Client({ connectionString: administratorOf(url) });
  await client.connect();
  const results = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return (results.at(-1)?.rows ?? []) as R[];
}

export interface ThrowAway {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a new database on that server. The database in the address is only used to do so. A superuser drops it, as
 * autovacuum may just be at work in it.
 */
export async function createThrowAway(
  server: string,
  kind: string,
  options = '',
  administrator = server,
): Promise<ThrowAway> {
  const name = `${kind}_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} ${options}`);
  return {
    name,
    url: at(server, name),
    drop: () => command(administrator, `drop database if exists ${name} with (force)`),
  };
}

/** One connection to each server, which a process that ends does not wait for: to connect takes a quarter of a command. */
const connections = new Map<string, pg.Pool>();

async function command(url: string, sql: string): Promise<void> {
  const known = connections.get(url);
  const connection = known ?? new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  connections.set(url, connection);
  // A server that ends while nothing is asked of it is of no concern.
  if (!known) connection.on('error', () => {});
  await connection.query(sql);
}

/** The address of another database on the same server. */
function at(url: string, database: string): string {
  const there = withHost(url);
  there.pathname = `/${database}`;
  return url.includes(':///') ? there.href.replace('://localhost/', ':///') : there.href;
}

/** The address of the same database for another user. */
function as({ name, password }: HostileUser, url: string): string {
  const there = withHost(url);
  Object.assign(there, { username: name, password });
  return there.href;
}

const withHost = (url: string): URL => new URL(url.replace(/^(\w+):\/\/\//, '$1://localhost/'));
