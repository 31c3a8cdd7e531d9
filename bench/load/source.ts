import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { sourceKey } from '#addon/source/server/due.ts';
import { insertSource, noteLearned } from '#addon/source/server/queries.ts';
import { sourceForm } from '#addon/source/test/security.ts';
import type { Context } from '#platform/server/context.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { listEmployees } from '../report/send-file.ts';
import { makeContext } from '../result/result-context.ts';
import { lastNameOf } from '../set-up/people.ts';
import { quantile, type Verdict, withFilled } from '../set-up/with-server.ts';

const people = 20_000;
const changed = 300;
/** In seconds: a file from lying there to its end, and one that is the last again. */
const [longest, longestSame] = [60, 3];
/** Of other calls meanwhile, p95 in ms. */
const longestOther = 100;

type Kept = Company & { folder: string; sourceId: string };

/** A file of 20,000 people in a watched folder: all new, then 300 changed, then the same again, with other calls beside. */
export async function sourceBench(): Promise<Verdict> {
  const root = await mkdtemp(join(tmpdir(), 'otsenka-bench-sources-'));
  process.env.BENCH_SOURCES = root;
  try {
    return await withFilled((context) => makeSource(context, root), measure, ['jobs']);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function measure(port: number, company: Kept, url: string): Promise<Verdict> {
  const { context, close } = await makeContext(url, pino({ level: 'silent' }));
  const lines: string[] = [];
  let pass = true;
  /** Beside other calls. Whatever is told in seconds and within what it may take. */
  const time = async (name: string, most: number, work: () => Promise<unknown>) => {
    const others: number[] = [];
    const began = performance.now();
    let isDone = false;
    const working = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const started = performance.now();
      await listEmployees(port, company);
      others.push(performance.now() - started);
      await Promise.race([working, setTimeout(20)]);
    }
    await working;
    const took = (performance.now() - began) / 1000;
    const p95 = quantile(
      others.sort((a, b) => a - b),
      0.95,
    );
    lines.push(
      `${name}: ${took.toFixed(1)} s (at most ${most}); other calls meanwhile p95 ${p95.toFixed(0)} ms (at most ${longestOther})`,
    );
    pass &&= took <= most && p95 <= longestOther;
  };
  const ask = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${company.hrToken}` };
    const reply = await fetch(`http://127.0.0.1:${port}/api/${path}`, { method, headers });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  /** Until the file has gone from the folder and its run, where there is one, is in that state. */
  const settled = async (state: string) => {
    for (;;) {
      await setTimeout(100);
      const lies = await stat(join(company.folder, 'people.csv')).catch(() => undefined);
      const [last] = await ask('peopleRun');
      if (!lies && last?.state === state) return last.id;
    }
  };
  const bring = (rows: string[][]) => lay(context, company, writeCsv(rows, 'ru'));
  try {
    const rows = tableOf();
    let id = '';
    await bring(rows);
    await time(`${people} new people read`, longest, async () => {
      id = await settled('stopped');
    });
    await time('and taken', longest, () => ask(`people/sourceRun/${id}/take`, 'POST'));
    const other = rows.map((row, n) =>
      n > 0 && n <= changed ? [...row.slice(0, 3), 'Мастер', ...row.slice(4)] : row,
    );
    await bring(other);
    await time(`${changed} of them changed, read and taken`, longest, async () => {
      for (let last = id; last === id; ) last = await settled('taken');
    });
    await bring(other);
    await time('the same again', longestSame, () => settled('taken'));
  } finally {
    await close();
  }
  return { name: `A source of ${people} people`, lines, pass };
}

async function makeSource({ database, now }: Context, root: string): Promise<Kept> {
  const slug = 'bench-source';
  const company = await makeCompany(database, now(), { howMany: 0, slug });
  const folder = join(root, slug, 'zup');
  await mkdir(folder, { recursive: true });
  const sourceId = randomUUID();
  await inBrand(database, company.brandId, (scope) =>
    insertSource(scope, {
      ...sourceForm(),
      id: sourceId,
      kind: 'folder',
      address: 'zup',
      sealedLogin: null,
      absent: 'leave',
      mode: 'auto',
      hour: null,
    }),
  );
  return { ...company, folder, sourceId };
}

/** Lays a file into the folder, as one that has rested for an hour, and has it looked at. */
async function lay({ database }: Context, { brandId, folder, sourceId }: Kept, bytes: Uint8Array) {
  const path = join(folder, 'people.csv');
  await writeFile(path, bytes);
  const now = new Date();
  await utimes(path, now, now);
  const { size, mtime } = await stat(path);
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const seen = { name: 'people.csv', size, at: mtime.toISOString(), since };
  await inBrand(database, brandId, async (scope) => {
    await noteLearned(scope, sourceId, { seen });
    await addJob(scope, 'read-source', { brandId, sourceId }, { key: sourceKey(sourceId) });
  });
}

const tableOf = (): string[][] => [
  ['Фамилия', 'Имя', 'E-mail', 'Должность', 'Подразделение', 'Дата приёма', 'E-mail руководителя'],
  ...Array.from({ length: people }, (_, n) => [
    lastNameOf(n),
    'Ян',
    `source-${n}@example.ru`,
    `Сварщик ${n % 300} разряда`,
    `Цех № ${n % 60}`,
    '01.02.2020',
    n === 0 ? '' : `source-${Math.floor(n / 10)}@example.ru`,
  ]),
];
