import { pathToFileURL } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import type { ImportReply } from '#contract/employee-import.ts';
import { writeCsv } from '#server/table-file/write-csv.ts';
import { writeXlsx } from '#server/table-file/write-xlsx.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { makeContext } from './result-context.ts';
import { type Verdict, withDatabase, withServer } from './with-server.ts';

const employees = 10_000;
/** Of a file over HTTP, in bare clients that insert as many employees. */
const longest = 5;

/** 10,000 employees from a file: checked, saved, sent again, changed, and exported. */
export function importBench(): Promise<Verdict> {
  return withDatabase(async (url) => {
    const { context, close } = makeContext(url, pino({ level: 'silent' }));
    const csv = await makeCompany(context.database, context.now(), { howMany: 0 });
    const xlsx = await makeCompany(context.database, context.now(), { howMany: 0 });
    await close();
    return withServer(url, (port) => measure(port, csv, xlsx, () => insertBare(url, csv)));
  });
}

const header = 'lastName,firstName,email,position,subdivision,inCompany,inPosition'.split(',');
const tableOf = (firstName: string) => [
  header,
  ...Array.from({ length: employees }, (_, n) => [
    `Иванов-${n}`,
    firstName,
    `import-${n}@example.ru`,
    'Инженер',
    'Разработка',
    '01.02.2020',
    '05-04-2021',
  ]),
];

/** The same rows by one statement of a client of its own, and taken back; answers how long it took, in ms. */
async function insertBare(url: string, { brandId, positionId, subdivisionId }: Company) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const started = performance.now();
    await client.query(
      `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
        in_company, in_position)
      select $1, gen_random_uuid(), 'Иванов-' || n, 'Ян', 'bare-' || n || '@example.ru', $2, $3,
        '2020-02-01', '2021-04-05'
      from generate_series(1, $4::int) n`,
      [brandId, positionId, subdivisionId, employees],
    );
    const took = performance.now() - started;
    await client.query('rollback');
    return took;
  } finally {
    await client.end();
  }
}

async function measure(
  port: number,
  csv: Company,
  xlsx: Company,
  bare: () => Promise<number>,
): Promise<Verdict> {
  const [first, changed] = [writeCsv(tableOf('Ян'), 'ru'), writeCsv(tableOf('Яна'), 'ru')];
  const book = await writeXlsx('S', tableOf('Ян'));
  const address = `http://127.0.0.1:${port}/api/employee`;
  const send = async ({ hrToken }: Company, bytes: Uint8Array, query = '') => {
    const body = new FormData();
    body.append('file', new Blob([bytes as BlobPart]), 'people');
    const headers = { authorization: `Bearer ${hrToken}` };
    const reply = await fetch(`${address}/import${query}`, { method: 'POST', headers, body });
    const { data, created, updated, unchanged }: ImportReply = await reply.json();
    if (data.length > 0 || created + updated + unchanged !== employees) {
      throw new Error(`the import answered ${reply.status}`);
    }
  };
  const read = async (format: string) => {
    const headers = { authorization: `Bearer ${csv.hrToken}` };
    const reply = await fetch(`${address}/export?format=${format}`, { headers });
    if (!reply.ok) throw new Error(`the export answered ${reply.status}`);
    await reply.arrayBuffer();
  };
  const steps: [string, () => Promise<void>][] = [
    ['a dry run of a CSV', () => send(csv, first, '?dryRun=true')],
    ['new ones from a CSV', () => send(csv, first)],
    ['the same again', () => send(csv, first)],
    ['all of them changed', () => send(csv, changed)],
    ['new ones from an XLSX', () => send(xlsx, book)],
    ['given out as CSV', () => read('csv')],
    ['given out as XLSX', () => read('xlsx')],
  ];
  const took: { name: string; ms: number; bare: number }[] = [];
  for (const [name, step] of steps) {
    // Before and after, so that whatever else the machine does slows each alike.
    const before = await bare();
    const started = performance.now();
    await step();
    const ms = performance.now() - started;
    took.push({ name, ms, bare: (before + (await bare())) / 2 });
  }
  return {
    name: `Import: ${employees} employees`,
    lines: took.map(
      ({ name, ms, bare: beside }) =>
        `${name}: ${(ms / beside).toFixed(2)} × a bare client (at most ${longest}; ${(ms / 1000).toFixed(2)} of ${(beside / 1000).toFixed(2)} s)`,
    ),
    pass: took.every(({ ms, bare: beside }) => ms <= longest * beside),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await importBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
