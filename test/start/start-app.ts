import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod/mini';
import { createApp } from '#app/server/app.ts';
import type { Endpoint, ReplyFields } from '#platform/contract/call/endpoint.ts';
import { errorCodes, type Failure as FailureBody } from '#platform/contract/call/envelope.ts';
import type { Context } from '#platform/server/context.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { watchSchema } from '#platform/server/db/watch-schema.ts';
import { openKeyring } from '#platform/server/keyring/open-keyring.ts';
import { requireMaster } from '#platform/server/keyring/require-master.ts';
import { createMailer } from '#platform/server/mail/send-mail.ts';
import { createOutbound } from '#platform/server/outbound/outbound.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { createReporter } from '#platform/server/report-errors/reporter.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { createSignals } from '#platform/server/signal/signals.ts';
import { createSlack } from '#platform/server/slack/slack.ts';
import { createTableReader } from '#platform/server/table-file/table-reader.ts';
import { plain } from '#test/screen/plain.ts';
import { holdToDocument } from '#test/security/hold-to-document.ts';
import { createTestDatabase, type ThrowAway } from './start-database.ts';

/**
 * The fields of a JSON reply: those of the endpoint's success, and those of a failure. A test knows which of the
 * optional ones it gets.
 */
type Answered<E extends Endpoint> = FailureBody &
  (ReplyFields<E> extends undefined ? unknown : Whole<ReplyFields<E>>);
type Whole<F> = { [K in keyof F]-?: Exclude<F[K], undefined> };

export interface Reply<B> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The reply. Its texts have plain spaces. */
  body: B;
  /** The body's bytes, unchanged. */
  bytes: Buffer;
}

export interface FileGiven {
  bytes: Uint8Array | string;
  name: string;
}

interface Ask {
  token?: string | undefined;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as a multipart form. `body` gives the form's other fields. */
  file?: FileGiven | undefined;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** The database's address, needed to run jobs. */
  url: string;
  /** Keeps the database as it is now. After this the app has no database until `renew`. */
  keep(): Promise<void>;
  /** Continues with a fresh copy of the kept database. */
  renew(): Promise<void>;
  /** Sets the clock. */
  setNow(moment: string): void;
  /** Makes any request, valid or not, as an outsider could. */
  ask(method: string, path: string, ask?: Ask): Promise<Reply<FailureBody>>;
  /** Makes a call of the contract, with a typed reply. Throws if its success breaks its schema. */
  call<E extends Endpoint>(
    endpoint: E,
    ask?: Ask & { params?: Record<string, string> },
  ): Promise<Reply<Answered<E>>>;
}

/** Monday noon in Moscow. Tests run at this time unless they set another. */
export const testNow = '2026-06-15T09:00:00Z';

/** A process of theirs takes a second to start, so all apps of a worker share them. */
const pdf = createPdf();
const tables = createTableReader();

/**
 * An app with a fresh database of its own. Requests reach it without a socket. Call it at the top
 * of a suite.
 */
export function startApp(
  env: Record<string, string> = {},
  createDatabase: (template?: string) => Promise<ThrowAway> = createTestDatabase,
): TestApp {
  const started = {} as TestApp;
  let now = new Date(testNow);
  let stop: () => Promise<void>;
  let current: ThrowAway;
  let kept: ThrowAway | undefined;

  const open = async (template?: string) => {
    current = await createDatabase(template);
    started.url = current.url;
    return openPool(current.url, () => {}, { max: 10 });
  };
  const leave = async () => {
    if (current === kept) return;
    await Promise.all([started.context.database.pool.end(), started.context.signals.close()]);
    await current.drop();
  };
  beforeAll(async () => {
    const database = { pool: await open() };
    const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-app-'));
    const config = readConfig({ DEMO: 'off', DATA_DIR: dataDir, ...env });
    const log = pino({ level: 'silent' });
    const mail = createMailer(config, log);
    const signals = createSignals(current.url, () => {});
    const databases = { database, answering: database, unhurried: database };
    const reporter = createReporter(config, () => {});
    const ways = {
      pdf: { ...pdf },
      tables: { ...tables },
      mail,
      outbound: createOutbound(config),
      slack: createSlack(config),
      reporter,
      signals,
    };
    await requireMaster(database, config.keys);
    const keyring = openKeyring(config.keys);
    const schema = watchSchema(database, log);
    const context: Context = {
      config,
      ...databases,
      schema,
      keyring,
      now: () => now,
      log,
      ...ways,
    };
    const app = await createApp(context);
    Object.assign(started, { app, context });
    stop = async () => {
      await app.close();
      mail.close();
      await leave();
      await kept?.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => stop?.());

  started.setNow = (moment) => {
    now = new Date(moment);
  };
  started.keep = async () => {
    await started.context.database.pool.end();
    kept = current;
  };
  started.renew = async () => {
    await leave();
    started.context.database.pool = await open(kept?.name);
    started.context.signals = createSignals(current.url, () => {});
  };
  started.ask = async (method, path, { token, query, body, file, headers } = {}) => {
    const form = file && (await writeForm(file, body));
    const response = await started.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      ...(query && { query }),
      payloadAsStream: true,
      ...(form && { payload: form.payload }),
      ...(!form && body !== undefined && { payload: body as object }),
      headers: { ...form?.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const type = String(response.headers['content-type']);
    const bytes = await readAll(response.stream(), type);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (type.includes('json') ? JSON.parse(plain(bytes.toString())) : {}) as FailureBody,
      bytes,
    };
  };
  started.call = async <E extends Endpoint>(
    endpoint: E,
    { params = {}, ...ask }: Ask & { params?: Record<string, string> } = {},
  ) => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const reply = await started.ask(endpoint.method, path, ask);
    if (reply.status === 200 || reply.status === 201) {
      holdToSchema(endpoint, reply.body);
      holdToDocument(endpoint, reply.body);
    }
    if (reply.body.code === errorCodes.proofNeeded.code && !endpoint.fresh && !endpoint.ofOwner) {
      throw new Error(`${endpoint.name} asks for a proof and doesn't declare it`);
    }
    return reply as Reply<Answered<E>>;
  };
  return started;
}

/** What is declared is what the types, the OpenAPI document and the callers rely on. */
function holdToSchema({ name, reply }: Endpoint, body: object): void {
  if (typeof reply !== 'object') return;
  const parsed = z.safeParse(reply, body);
  if (!parsed.success) throw new Error(`${name} breaks its reply: ${parsed.error.message}`);
}

/** The whole body. A stream of events has no end, so it is left at once. */
async function readAll(body: Readable, type: string): Promise<Buffer> {
  if (type.startsWith('text/event-stream')) body.destroy();
  return body.destroyed ? Buffer.alloc(0) : buffer(body);
}

/** A multipart form as a browser writes it, with the file last. */
async function writeForm({ bytes, name }: FileGiven, fields: unknown) {
  const form = new FormData();
  for (const [key, value] of Object.entries((fields ?? {}) as object)) {
    form.append(key, typeof value === 'string' ? value : String(JSON.stringify(value)));
  }
  form.append('file', new Blob([bytes as BlobPart]), name);
  const written = new Response(form);
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  };
}
