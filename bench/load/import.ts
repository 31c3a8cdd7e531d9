import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { writeXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import {
  insertBare,
  lineOf,
  listEmployees,
  meanwhile,
  sendFile,
  timeImports,
} from '../report/send-file.ts';
import { lastNameOf } from '../set-up/people.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';

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
  return withFilled(
    async ({ database, now }) => {
      const make = () => makeCompany(database, now(), { howMany: 0 });
      return { csv: await make(), xlsx: await make(), led: await make(), from1c: await make() };
    },
    (port, companies, url) =>
      measure(port, companies, () => insertBare(url, companies.csv, employees)),
  );
}

const header = 'lastName,firstName,email,position,subdivision,inCompany,inPosition'.split(',');
const tableOf = (firstName: string) => [
  header,
  ...Array.from({ length: employees }, (_, n) => [
    lastNameOf(n),
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
    `${lastNameOf(n)} Ян Петрович`,
    `from-1c-${n}@example.ru`,
    `Сварщик  ${n % 300} разряда`,
    `Цех\u00a0№ ${n % 60}`,
    '01.02.2020 0:00:00',
  ]),
  ['Итого', String(howMany)],
];
const matched = { createPlaces: 'true', columns: JSON.stringify({ 2: 'email' }) };

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
    company: Company,
    bytes: Uint8Array,
    { query = '', form, due = employees }: Sent = {},
  ) => {
    const to = `${address}/import${query}`;
    const { created, updated, unchanged } = await sendFile<EmployeeImportReply>(
      to,
      company,
      bytes,
      form,
    );
    if (created + updated + unchanged !== due) throw new Error('the import lost people');
  };
  const read = async (format: string) => {
    const headers = { authorization: `Bearer ${csv.hrToken}` };
    const reply = await fetch(`${address}/export?format=${format}`, { headers });
    if (!reply.ok) throw new Error(`the export answered ${reply.status}`);
    await reply.arrayBuffer();
  };
  const steps = [
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
  ] as const;
  const took = await timeImports(steps, bare);
  const preview = () => send(csv, large, { query: '?dryRun=true', form: matched, due: previewed });
  const beside = await bare();
  const { ms, slowest } = await meanwhile(preview, () => listEmployees(port, csv));
  const rest = (beside + (await bare())) / 2;
  return {
    name: `Import: ${employees} employees`,
    lines: [
      ...took.map((step) => lineOf(step, longest)),
      `a preview of ${previewed} rows from 1C: ${(ms / rest).toFixed(2)} × a bare client (at most ${longestPreview}; ${(ms / 1000).toFixed(2)} s)`,
      `the slowest other call meanwhile: ${(slowest / rest).toFixed(2)} × a bare client (at most ${longestWait}; ${slowest.toFixed(0)} ms)`,
    ],
    pass:
      took.every((step) => step.ms <= longest * step.bare) &&
      ms <= longestPreview * rest &&
      slowest <= longestWait * rest,
  };
}

interface Sent {
  query?: string;
  form?: Record<string, string>;
  /** How many people the file has. */
  due?: number;
}
