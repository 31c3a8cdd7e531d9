import { pathToFileURL } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import type { EmployeeImportReply } from '#contract/employee-import.ts';
import { writeCsv } from '#server/table-file/write-csv.ts';
import { writeXlsx } from '#server/table-file/write-xlsx.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { makeContext } from './result-context.ts';
import { type Verdict, withDatabase, withServer } from './with-server.ts';

const employees = 10_000;
const previewed = 20_000;
/** Of a file over HTTP, in bare clients that insert as many employees. */
const longest = 5;
/** The same for the preview of twice as many rows. */
const longestPreview = 10;
/** Of the slowest other call meanwhile. */
const longestWait = 0.6;

/**
 * 10,000 employees from a file: checked, saved, sent again, changed, and exported; with their leaders,
 * and with others; from an export of 1C with new places; and a preview of 20,000 with other calls beside it.
 */
export function importBench(): Promise<Verdict> {
  return withDatabase(async (url) => {
    const { context, close } = makeContext(url, pino({ level: 'silent' }));
    const csv = await makeCompany(context.database, context.now(), { howMany: 0 });
    const xlsx = await makeCompany(context.database, context.now(), { howMany: 0 });
    const led = await makeCompany(context.database, context.now(), { howMany: 0 });
    const from1c = await makeCompany(context.database, context.now(), { howMany: 0 });
    await close();
    const companies = { csv, xlsx, led, from1c };
    return withServer(url, (port) => measure(port, companies, () => insertBare(url, csv)));
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

/** Each leads `span` of those who stand below; the first has no leader. */
const tableOfLed = (span: number) => [
  [...header, 'managerEmail'],
  ...tableOf('Ян')
    .slice(1)
    .map((row, n) => [...row, n === 0 ? '' : `import-${Math.floor(n / span)}@example.ru`]),
];

/** As 1C gives it out: titles, its own headers, names in one cell, dates with a time, totals. */
const tableOf1c = (howMany: number) => [
  ['ООО «Завод»'],
  ['Список сотрудников'],
  ['Табельный номер', 'Сотрудник', 'Куда писать', 'Должность', 'Подразделение', 'Дата приема'],
  ...Array.from({ length: howMany }, (_, n) => [
    `${n}`,
    `Иванов-${n} Ян Петрович`,
    `from-1c-${n}@example.ru`,
    `Сварщик  ${n % 300} разряда`,
    `Цех\u00a0№ ${n % 60}`,
    '01.02.2020 0:00:00',
  ]),
  ['Итого', String(howMany)],
];
const matched = { createPlaces: 'true', columns: JSON.stringify({ 2: 'email' }) };

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

type Companies = Record<'csv' | 'xlsx' | 'led' | 'from1c', Company>;

async function measure(
  port: number,
  { csv, xlsx, led, from1c }: Companies,
  bare: () => Promise<number>,
): Promise<Verdict> {
  const [first, changed] = [writeCsv(tableOf('Ян'), 'ru'), writeCsv(tableOf('Яна'), 'ru')];
  const [leaders, others] = [10, 20].map((span) => writeCsv(tableOfLed(span), 'ru')) as [
    Buffer,
    Buffer,
  ];
  const book = await writeXlsx('S', tableOf('Ян'));
  const [book1c, large] = [
    await writeXlsx('TDSheet', tableOf1c(employees)),
    await writeXlsx('TDSheet', tableOf1c(previewed)),
  ];
  const address = `http://127.0.0.1:${port}/api/employee`;
  const send = async (
    { hrToken }: Company,
    bytes: Uint8Array,
    { query = '', form = {}, due = employees }: Partial<Sent> = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    body.append('file', new Blob([bytes as BlobPart]), 'people');
    const headers = { authorization: `Bearer ${hrToken}` };
    const reply = await fetch(`${address}/import${query}`, { method: 'POST', headers, body });
    const answer: EmployeeImportReply & { message: string } = await reply.json();
    const { errorRowCount, created, updated, unchanged } = answer;
    if (errorRowCount !== 0 || created + updated + unchanged !== due) {
      throw new Error(`the import answered ${reply.status}: ${answer.message}`);
    }
  };
  const read = async (format: string) => {
    const headers = { authorization: `Bearer ${csv.hrToken}` };
    const reply = await fetch(`${address}/export?format=${format}`, { headers });
    if (!reply.ok) throw new Error(`the export answered ${reply.status}`);
    await reply.arrayBuffer();
  };
  const steps: [string, () => Promise<void>][] = [
    ['a dry run of a CSV', () => send(csv, first, { query: '?dryRun=true' })],
    ['new ones from a CSV', () => send(csv, first)],
    ['the same again', () => send(csv, first)],
    ['all of them changed', () => send(csv, changed)],
    ['new ones from an XLSX', () => send(xlsx, book)],
    ['new ones with their leaders', () => send(led, leaders)],
    ['other leaders for all of them', () => send(led, others)],
    ['new ones with 360 new places from 1C', () => send(from1c, book1c, { form: matched })],
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
  const preview = () => send(csv, large, { query: '?dryRun=true', form: matched, due: previewed });
  const beside = await bare();
  const { ms, slowest } = await meanwhile(preview, () => listEmployees(address, csv));
  const rest = (beside + (await bare())) / 2;
  return {
    name: `Import: ${employees} employees`,
    lines: [
      ...took.map(
        ({ name, ms, bare: beside }) =>
          `${name}: ${(ms / beside).toFixed(2)} × a bare client (at most ${longest}; ${(ms / 1000).toFixed(2)} of ${(beside / 1000).toFixed(2)} s)`,
      ),
      `a preview of ${previewed} rows from 1C: ${(ms / rest).toFixed(2)} × a bare client (at most ${longestPreview}; ${(ms / 1000).toFixed(2)} s)`,
      `the slowest other call meanwhile: ${(slowest / rest).toFixed(2)} × a bare client (at most ${longestWait}; ${slowest.toFixed(0)} ms)`,
    ],
    pass:
      took.every(({ ms, bare: beside }) => ms <= longest * beside) &&
      ms <= longestPreview * rest &&
      slowest <= longestWait * rest,
  };
}

interface Sent {
  query: string;
  form: Record<string, string>;
  /** How many people the file has. */
  due: number;
}

async function listEmployees(address: string, { hrToken }: Company): Promise<void> {
  const headers = { authorization: `Bearer ${hrToken}` };
  const reply = await fetch(`${address}/list?limit=10`, { headers });
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
  await reply.arrayBuffer();
}

/** Does the work, and other work again and again beside it. Both times in ms. */
async function meanwhile(work: () => Promise<void>, other: () => Promise<void>) {
  await other();
  let isDone = false;
  let slowest = 0;
  const started = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    await other();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await working;
  return { ms: performance.now() - started, slowest };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await importBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
